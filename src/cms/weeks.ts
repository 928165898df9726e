import type { Payload, TypedUser } from 'payload';

export interface Week {
  /** Its Monday, at midnight UTC. */
  readonly begins: Date;
  /** Letters that were not held as spam. */
  readonly count: number;
}

const day = 24 * 60 * 60 * 1000;

/** Monday of the week that a moment lies in, at midnight UTC. */
export function mondayOf(moment: Date): Date {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  return new Date(midnight - ((moment.getUTCDay() + 6) % 7) * day);
}

/** How much has come in each of the last weeks, the present one last, of what somebody reads. */
export async function countWeeks(payload: Payload, weeks: number, now: Date, user: TypedUser): Promise<Week[]> {
  const present = mondayOf(now).getTime();
  const all: Week[] = [];
  for (let back = weeks - 1; back >= 0; back -= 1) {
    const begins = new Date(present - back * 7 * day);
    const ends = new Date(begins.getTime() + 7 * day);
    const { totalDocs } = await payload.count({
      collection: 'submissions',
      where: {
        and: [
          { createdAt: { greater_than_equal: begins.toISOString() } },
          { createdAt: { less_than: ends.toISOString() } },
          { held: { not_equals: true } },
        ],
      },
      overrideAccess: false,
      user,
    });
    all.push({ begins, count: totalDocs });
  }
  return all;
}
