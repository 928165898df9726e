import type { Where } from 'payload';
import type { Facts } from '../../domain/facts.ts';
import { addressOf } from '../admin/shell/site-address.ts';
import { readBooked } from '../editorial/schedule/booked.ts';
import { returnedIn, type Waiting, waitingIn } from '../editorial/versions/waiting.ts';
import { lastHands } from '../records/last-edited-by.ts';
import { readFacts } from '../records/read-facts.ts';
import { titleIn } from '../records/record-titles.ts';
import { untitled } from '../records/untitled.ts';
import { type Asking, mayRead } from './asking.ts';

/** Collections with drafts, their labels and the fields to read. */
const kinds = {
  pages: { name: 'Page', select: { title: true, path: true, updatedAt: true, _status: true } },
  works: { name: 'Case', select: { title: true, slug: true, updatedAt: true, _status: true } },
  insights: { name: 'Article', select: { title: true, slug: true, updatedAt: true, _status: true } },
  jobs: { name: 'Job', select: { job: true, slug: true, updatedAt: true, _status: true } },
} as const;

type Written = keyof typeof kinds;

const written = Object.keys(kinds) as Written[];

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
    kind: kinds[collection].name,
    updatedAt,
  });

export interface Drafts {
  readonly count: number;
  readonly first: readonly Record[];
}

/** Drafts and unpublished changes; undefined for an account that reads none. */
export async function draftsFor(asking: Asking, most = shown): Promise<Drafts | undefined> {
  const { payload, user } = asking;
  if (!written.some((slug) => mayRead(asking, slug))) return undefined;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(asking, slug))
      .map(async (collection) => {
        const { docs, totalDocs } = await payload.find({
          collection,
          draft: true,
          where: { _status: { equals: 'draft' } },
          sort: '-updatedAt',
          limit: most,
          depth: 0,
          select: kinds[collection].select,
          user,
          overrideAccess: false,
        });
        return { count: totalDocs, records: docs.map(recordOf(collection, facts)) };
      }),
  );
  const newest = found.flatMap(({ records }) => records).sort(newestFirst);
  const first = newest.slice(0, most);
  const handAt = await lastHands.read(payload, first);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    first: first.map((record) => ({ ...record, person: handAt(record)?.person })),
  };
}

const ofWaiting =
  (collection: Written, facts: Facts) =>
  (doc: Waiting): Record => ({
    ...recordOf(collection, facts)({ ...doc, updatedAt: doc.askedAt }),
    person: doc.askedBy,
  });

/** Drafts submitted for review, longest waiting first. */
export async function waitingFor(asking: Asking): Promise<Record[]> {
  const { payload } = asking;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(asking, slug))
      .map(async (collection) => (await waitingIn(payload, collection)).map(ofWaiting(collection, facts))),
  );
  return found.flat().sort((one, other) => newestFirst(other, one));
}

export interface Returned extends Record {
  /** Reviewer's comment about what is missing. */
  readonly words: string;
}

/** Drafts of this account that a reviewer sent back. */
export async function returnedTo(asking: Asking): Promise<Returned[]> {
  const { payload, user } = asking;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(asking, slug))
      .map(async (collection) =>
        (await returnedIn(payload, collection, Number(user.id))).map(({ said, ...doc }) => ({
          ...ofWaiting(collection, facts)(doc),
          person: said.by,
          updatedAt: said.at,
          words: said.words,
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
export async function publishedFor(asking: Asking): Promise<Published[]> {
  const { payload, user } = asking;
  const facts = await readFacts(payload);
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(asking, slug))
      .map(async (collection) => {
        const { docs } = await payload.find({
          collection,
          where: { _status: { equals: 'published' } },
          sort: '-updatedAt',
          limit: shown,
          pagination: false,
          depth: 0,
          select: kinds[collection].select,
          user,
          overrideAccess: false,
        });
        return docs.map((doc) => ({ ...recordOf(collection, facts)(doc), path: addressOf(collection, doc) }));
      }),
  );
  const newest = found.flat().sort(newestFirst).slice(0, shown);
  const handAt = await lastHands.read(payload, newest);
  return newest.map((record) => {
    const hand = handAt(record);
    // A draft saved since hides the account that published.
    return { ...record, person: hand?.at === record.updatedAt ? hand.person : undefined };
  });
}

export interface Booking extends Record {
  readonly at: string;
  readonly goesUp: boolean;
  /** Reason of a failure as a sentence. */
  readonly failed: string | undefined;
}

interface Place {
  readonly collection: Written;
  readonly id: number;
}

/** Reads records in their newest draft, within the rights of the account. */
export async function recordsFor(
  { payload, user }: Asking,
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
        select: kinds[collection].select,
        user,
        overrideAccess: false,
      });
      return docs.map(recordOf(collection, facts));
    }),
  );
  const known = new Map(records.flat().map((record) => [`${record.collection} ${record.id}`, record]));
  return ({ collection, id }) => known.get(`${collection} ${id}`);
}

/** Failed bookings and the next ones, within the rights of the account. */
export async function bookingsFor(asking: Asking, now: number): Promise<Booking[]> {
  const { payload } = asking;
  const open: Where = {
    or: [{ waitUntil: { greater_than: new Date(now).toISOString() } }, { hasError: { equals: true } }],
  };
  const booked = (await readBooked(payload, open)).filter(({ collection }) => mayRead(asking, collection));
  const find = await recordsFor(asking, booked);
  const found = booked.flatMap(({ collection, id, at, goesUp, by, failed }): Booking[] => {
    const record = find({ collection, id });
    return record ? [{ ...record, at, goesUp, person: by, failed }] : [];
  });
  const ahead = found.filter(({ failed }) => !failed).slice(0, shown);
  // All failed ones: each needs a decision.
  return [...found.filter(({ failed }) => failed), ...ahead];
}
