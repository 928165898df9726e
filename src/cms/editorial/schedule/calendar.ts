import { type Asking, mayRead } from '../../today/asking.ts';
import { closingMoment } from '../../today/clock.ts';
import { draftsFor, type Record, recordsFor } from '../../today/content.ts';
import { readBooked } from './booked.ts';
import { dayKeyOf, type Month } from './month.ts';

export interface Entry extends Record {
  readonly at: number;
  readonly what: 'publishes' | 'unpublishes' | 'closes' | 'published' | 'could not publish' | 'could not unpublish';
  readonly by: number | undefined;
  /** Reason of a failure as a sentence. */
  readonly why?: string | undefined;
}

export interface Schedule {
  /** Entries by day. */
  readonly days: ReadonlyMap<string, readonly Entry[]>;
  readonly next: readonly Entry[];
  /** Drafts without a booking. */
  readonly waiting: readonly Record[];
}

const mostNext = 12;
const mostWaiting = 12;
const mostUp = 200;
const mostDrafts = 60;

/** Bookings, failed ones included. */
async function bookedEntries(asking: Asking): Promise<Entry[]> {
  const booked = (await readBooked(asking.payload)).filter(({ collection }) => mayRead(asking, collection));
  const find = await recordsFor(asking, booked);
  return booked.flatMap(({ at, goesUp, failed, by, ...place }): Entry[] => {
    const record = find(place);
    if (!record) return [];
    const what = goesUp ? 'publish' : 'unpublish';
    const does = goesUp ? 'publishes' : 'unpublishes';
    return [{ ...record, at: Date.parse(at), what: failed ? `could not ${what}` : does, by, why: failed }];
  });
}

/** Last days of published jobs. */
async function closingEntries(asking: Asking): Promise<Entry[]> {
  if (!mayRead(asking, 'jobs')) return [];
  const { payload, user } = asking;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [{ _status: { equals: 'published' } }, { validThrough: { exists: true } }] },
    limit: mostUp,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs.flatMap(({ id, job, validThrough, updatedAt }): Entry[] => {
    const closes = closingMoment(validThrough);
    if (closes === undefined) return [];
    // A minute before midnight, so that the entry falls on the last day itself.
    const record = { collection: 'jobs', id, title: job, kind: 'Job', updatedAt } as const;
    return [{ ...record, at: closes - 60_000, what: 'closes', by: undefined }];
  });
}

/** Publications in a month. */
async function upEntries(asking: Asking, { from, to }: Month): Promise<Entry[]> {
  const { payload, user } = asking;
  const found = await Promise.all(
    (['pages', 'works', 'insights', 'jobs'] as const)
      .filter((collection) => mayRead(asking, collection))
      .map(async (collection) => {
        const { docs } = await payload.find({
          collection,
          where: {
            and: [
              { _status: { equals: 'published' } },
              { updatedAt: { greater_than_equal: from.toISOString() } },
              { updatedAt: { less_than: to.toISOString() } },
            ],
          },
          sort: 'updatedAt',
          limit: mostUp,
          pagination: false,
          depth: 0,
          user,
          overrideAccess: false,
          select: { updatedAt: true },
        });
        return docs.map(({ id, updatedAt }) => ({ collection, id, at: updatedAt }));
      }),
  );
  const places = found.flat();
  const find = await recordsFor(asking, places);
  return places.flatMap(({ at, ...place }): Entry[] => {
    const record = find(place);
    return record ? [{ ...record, at: Date.parse(at), what: 'published', by: undefined }] : [];
  });
}

/** Entries of a month, the next ones ahead, and the drafts without a booking. */
export async function scheduleFor(asking: Asking, month: Month, now: number): Promise<Schedule> {
  const [booked, closing, up, drafts] = await Promise.all([
    bookedEntries(asking),
    closingEntries(asking),
    upEntries(asking, month),
    draftsFor(asking, mostDrafts),
  ]);
  const ahead = [...booked, ...closing].sort((one, other) => one.at - other.at);
  const hasDay = new Set(booked.map(({ collection, id }) => `${collection} ${id}`));
  return {
    // Future entries come first within a day.
    days: Map.groupBy([...ahead, ...up], ({ at }) => dayKeyOf(at)),
    next: ahead.filter(({ at, what }) => at >= now || what.startsWith('could')).slice(0, mostNext),
    waiting: (drafts?.first ?? [])
      .filter(({ collection, id }) => !hasDay.has(`${collection} ${id}`))
      .slice(0, mostWaiting),
  };
}
