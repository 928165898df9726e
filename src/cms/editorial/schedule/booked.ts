import type { Payload, Where } from 'payload';
import { panelWords } from '../../panel/words.ts';
import { placesSaid } from '../checks/faults.ts';
import { isPreviewed, type Previewed } from '../preview/preview-links.ts';
import { refusal, refusalToTakeDown } from '../versions/approval.ts';

/** Scheduled publishing or unpublishing. */
export interface Booked {
  /** Id of the booking. */
  readonly job: number;
  readonly collection: Previewed;
  readonly id: number;
  readonly at: string;
  readonly goesUp: boolean;
  /** Account that booked it. */
  readonly by: number | undefined;
  /** Reason of a failed attempt as a sentence. */
  readonly failed: string | undefined;
}

interface Input {
  readonly type?: unknown;
  readonly doc?: { readonly relationTo?: unknown; readonly value?: unknown };
  readonly user?: { readonly value?: unknown };
}

const most = 500;

/**
 * Beginnings of error messages that editors may see, about fields and rights. All others go to the
 * log only.
 */
const saidToPeople = [...Object.values(panelWords.error), refusal, refusalToTakeDown, 'You are not allowed'];

function whyOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return saidToPeople.some((words) => message.startsWith(words))
    ? placesSaid(message)
    : 'Something went wrong on our side. Schedule it again.';
}

/** A failed booking stays listed until the same is booked again. */
const isOvertaken = ({ collection, id, goesUp, at, failed }: Booked, all: readonly Booked[]): boolean =>
  failed !== undefined &&
  all.some((one) => one.collection === collection && one.id === id && one.goesUp === goesUp && one.at > at);

/**
 * Reads all bookings, earliest first, past access control; callers must check the rights to the
 * records.
 */
export async function readBooked(payload: Payload, among: Where = {}): Promise<Booked[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, among] },
    sort: 'waitUntil',
    limit: most,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const all = docs.flatMap(({ id: job, input, waitUntil, hasError, error }): Booked[] => {
    const { type, doc, user } = (input ?? {}) as Input;
    const by = Number(user?.value);
    if (!isPreviewed(doc?.relationTo) || !waitUntil) return [];
    return [
      {
        job: Number(job),
        collection: doc.relationTo,
        id: Number(doc.value),
        at: waitUntil,
        goesUp: type !== 'unpublish',
        by: Number.isNaN(by) ? undefined : by,
        failed: hasError === true ? whyOf(error) : undefined,
      },
    ];
  });
  return all.filter((one) => !isOvertaken(one, all));
}
