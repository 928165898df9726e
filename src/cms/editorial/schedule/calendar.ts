import { closingMoment } from '../../dashboard/clock.ts';
import { draftsFor, type Record, recordsFor } from '../../dashboard/content.ts';
import { mayRead, type Viewer } from '../../dashboard/viewer.ts';
import { dayKeyOf, type Month } from './month.ts';
import { readScheduled } from './scheduled.ts';

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
  /** Drafts without a scheduled change. */
  readonly waiting: readonly Record[];
}

const mostNext = 12;
const mostWaiting = 12;
const mostUp = 200;
const mostDrafts = 60;

/** Bookings, failed ones included. */
async function scheduledEntries(viewer: Viewer): Promise<Entry[]> {
  const scheduled = (await readScheduled(viewer.payload)).filter(({ collection }) => mayRead(viewer, collection));
  const find = await recordsFor(viewer, scheduled);
  return scheduled.flatMap(({ at, publishes, failed, by, ...place }): Entry[] => {
    const record = find(place);
    if (!record) return [];
    const what = publishes ? 'publish' : 'unpublish';
    const does = publishes ? 'publishes' : 'unpublishes';
    return [{ ...record, at: Date.parse(at), what: failed ? `could not ${what}` : does, by, why: failed }];
  });
}

/** Last days of published jobs. */
async function closingEntries(viewer: Viewer): Promise<Entry[]> {
  if (!mayRead(viewer, 'jobs')) return [];
  const { payload, user } = viewer;
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
async function upEntries(viewer: Viewer, { from, to }: Month): Promise<Entry[]> {
  const { payload, user } = viewer;
  const found = await Promise.all(
    (['pages', 'works', 'insights', 'jobs'] as const)
      .filter((collection) => mayRead(viewer, collection))
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
  const find = await recordsFor(viewer, places);
  return places.flatMap(({ at, ...place }): Entry[] => {
    const record = find(place);
    return record ? [{ ...record, at: Date.parse(at), what: 'published', by: undefined }] : [];
  });
}

/** Entries of a month, the next ones ahead, and the drafts without a scheduled change. */
export async function scheduleFor(viewer: Viewer, month: Month, now: number): Promise<Schedule> {
  const [scheduled, closing, up, drafts] = await Promise.all([
    scheduledEntries(viewer),
    closingEntries(viewer),
    upEntries(viewer, month),
    draftsFor(viewer, mostDrafts),
  ]);
  const ahead = [...scheduled, ...closing].sort((one, other) => one.at - other.at);
  const hasDay = new Set(scheduled.map(({ collection, id }) => `${collection} ${id}`));
  return {
    // Future entries come first within a day.
    days: Map.groupBy([...ahead, ...up], ({ at }) => dayKeyOf(at)),
    next: ahead.filter(({ at, what }) => at >= now || what.startsWith('could')).slice(0, mostNext),
    waiting: (drafts?.first ?? [])
      .filter(({ collection, id }) => !hasDay.has(`${collection} ${id}`))
      .slice(0, mostWaiting),
  };
}
