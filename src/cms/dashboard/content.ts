import type { Where } from 'payload';
import type { Facts } from '../../domain/facts.ts';
import { addressOf } from '../admin/shell/site-address.ts';
import { readScheduled } from '../editorial/schedule/scheduled.ts';
import { openReviewsIn, type ReviewRequest, returnedDraftsIn } from '../editorial/versions/review-requests.ts';
import { lastEdits } from '../records/last-edited-by.ts';
import { readFacts } from '../records/read-facts.ts';
import { titleIn } from '../records/record-titles.ts';
import { untitled } from '../records/untitled.ts';
import { mayRead, type Viewer } from './viewer.ts';

/** Collections with drafts, their labels and the fields to read. */
const collections = {
  pages: { name: 'Page', select: { title: true, path: true, updatedAt: true, _status: true } },
  works: { name: 'Case', select: { title: true, slug: true, updatedAt: true, _status: true } },
  insights: { name: 'Article', select: { title: true, slug: true, updatedAt: true, _status: true } },
  jobs: { name: 'Job', select: { job: true, slug: true, updatedAt: true, _status: true } },
} as const;

type Written = keyof typeof collections;

const written = Object.keys(collections) as Written[];

export interface Record {
  readonly collection: Written;
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly updatedAt: string;
  /** Account that last saved it. */
  readonly person?: number | undefined;
}

const shown = 5;

const newestFirst = (one: Record, other: Record): number => other.updatedAt.localeCompare(one.updatedAt);

interface Found {
  readonly id: number;
  readonly updatedAt: string;
  readonly title?: string | null;
  /** Title of a job. */
  readonly job?: string | null;
}

const recordOf =
  (collection: Written, facts: Facts) =>
  ({ id, title, job, updatedAt }: Found): Record => ({
    collection,
    id,
    title: titleIn(title || job || untitled, facts),
    kind: collections[collection].name,
    updatedAt,
  });

export interface Drafts {
  readonly count: number;
  readonly first: readonly Record[];
}

/** Drafts and unpublished changes; undefined for an account that reads none. */
export async function draftsFor(viewer: Viewer, most = shown): Promise<Drafts | undefined> {
  const { payload, user } = viewer;
  if (!written.some((slug) => mayRead(viewer, slug))) return undefined;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(viewer, slug))
      .map(async (collection) => {
        const { docs, totalDocs } = await payload.find({
          collection,
          draft: true,
          where: { _status: { equals: 'draft' } },
          sort: '-updatedAt',
          limit: most,
          depth: 0,
          select: collections[collection].select,
          user,
          overrideAccess: false,
        });
        return { count: totalDocs, records: docs.map(recordOf(collection, facts)) };
      }),
  );
  const newest = found.flatMap(({ records }) => records).sort(newestFirst);
  const first = newest.slice(0, most);
  const lastEditOf = await lastEdits.read(payload, first);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    first: first.map((record) => ({ ...record, person: lastEditOf(record)?.person })),
  };
}

const ofWaiting =
  (collection: Written, facts: Facts) =>
  (doc: ReviewRequest): Record => ({
    ...recordOf(collection, facts)({ ...doc, updatedAt: doc.askedAt }),
    person: doc.askedBy,
  });

/** Drafts submitted for review, longest waiting first. */
export async function waitingFor(viewer: Viewer): Promise<Record[]> {
  const { payload } = viewer;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(viewer, slug))
      .map(async (collection) => (await openReviewsIn(payload, collection)).map(ofWaiting(collection, facts))),
  );
  return found.flat().sort((one, other) => newestFirst(other, one));
}

export interface Returned extends Record {
  /** Reviewer's comment about what is missing. */
  readonly words: string;
}

/** Drafts of this account that a reviewer sent back. */
export async function returnedTo(viewer: Viewer): Promise<Returned[]> {
  const { payload, user } = viewer;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(viewer, slug))
      .map(async (collection) =>
        (await returnedDraftsIn(payload, collection, Number(user.id))).map(({ answer, ...doc }) => ({
          ...ofWaiting(collection, facts)(doc),
          person: answer.by,
          updatedAt: answer.at,
          words: answer.words,
        })),
      ),
  );
  return found.flat().sort(newestFirst);
}

export interface Published extends Record {
  /** Public address. */
  readonly path: string | undefined;
}

/** Latest publications. */
export async function publishedFor(viewer: Viewer): Promise<Published[]> {
  const { payload, user } = viewer;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(viewer, slug))
      .map(async (collection) => {
        const { docs } = await payload.find({
          collection,
          where: { _status: { equals: 'published' } },
          sort: '-updatedAt',
          limit: shown,
          pagination: false,
          depth: 0,
          select: collections[collection].select,
          user,
          overrideAccess: false,
        });
        return docs.map((doc) => ({ ...recordOf(collection, facts)(doc), path: addressOf(collection, doc) }));
      }),
  );
  const newest = found.flat().sort(newestFirst).slice(0, shown);
  const lastEditOf = await lastEdits.read(payload, newest);
  return newest.map((record) => {
    const lastEdit = lastEditOf(record);
    // A draft saved since hides the account that published.
    return { ...record, person: lastEdit?.at === record.updatedAt ? lastEdit.person : undefined };
  });
}

export interface ScheduledRecord extends Record {
  readonly at: string;
  readonly publishes: boolean;
  /** Reason of a failure as a sentence. */
  readonly failed: string | undefined;
}

interface Place {
  readonly collection: Written;
  readonly id: number;
}

/** Reads records in their newest draft, within the rights of the account. */
export async function recordsFor(
  { payload, user }: Viewer,
  places: readonly Place[],
): Promise<(place: Place) => Record | undefined> {
  const facts = await readFacts(payload);
  const records = await Promise.all(
    written.map(async (collection) => {
      const ids = places.filter((place) => place.collection === collection).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection,
        draft: true,
        where: { id: { in: ids } },
        pagination: false,
        depth: 0,
        select: collections[collection].select,
        user,
        overrideAccess: false,
      });
      return docs.map(recordOf(collection, facts));
    }),
  );
  const known = new Map(records.flat().map((record) => [`${record.collection} ${record.id}`, record]));
  return ({ collection, id }) => known.get(`${collection} ${id}`);
}

/** Failed scheduled changes and the next ones, within the rights of the account. */
export async function scheduledFor(viewer: Viewer, now: number): Promise<ScheduledRecord[]> {
  const { payload } = viewer;
  const open: Where = {
    or: [{ waitUntil: { greater_than: new Date(now).toISOString() } }, { hasError: { equals: true } }],
  };
  const changes = (await readScheduled(payload, open)).filter(({ collection }) => mayRead(viewer, collection));
  const find = await recordsFor(viewer, changes);
  const found = changes.flatMap(({ collection, id, at, publishes, by, failed }): ScheduledRecord[] => {
    const record = find({ collection, id });
    return record ? [{ ...record, at, publishes, person: by, failed }] : [];
  });
  const ahead = found.filter(({ failed }) => !failed).slice(0, shown);
  // All failed ones: each needs a decision.
  return [...found.filter(({ failed }) => failed), ...ahead];
}
