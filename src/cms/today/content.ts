import type { Where } from 'payload';
import type { Facts } from '../../shared/facts.ts';
import { addressOf } from '../admin/site-address.ts';
import { lastHands } from '../last-hands.ts';
import { readFacts } from '../read-facts.ts';
import { titleIn } from '../record-titles.ts';
import { readBooked } from '../schedule/booked.ts';
import { untitled } from '../title-said.ts';
import { returnedIn, type Waiting, waitingIn } from '../versions/waiting.ts';
import { type Asking, mayRead } from './asking.ts';

/** What can be a draft, and what one of it is called. */
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
  /** Whose hand was last at it. */
  readonly person?: number | undefined;
}

const shown = 5;

const newestFirst = (one: Record, other: Record): number => other.updatedAt.localeCompare(one.updatedAt);

interface Found {
  readonly id: number;
  readonly updatedAt: string;
  readonly title?: string | null;
  /** What a job is called. */
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

/**
 * Drafts that nobody has published yet, and what was written into published records since;
 * undefined for somebody who reads none.
 */
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

/** Drafts that somebody has asked a look at, the one that has waited longest first. */
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
  /** What is missing, in the words of whoever had a look. */
  readonly words: string;
}

/** Drafts that this person asked a look at, and that came back with a word. */
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
  /** Where visitors find it. */
  readonly path: string | undefined;
}

/** What visitors have got last. */
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
    // Somebody may have begun a draft of it since: then nobody knows any more who published it.
    return { ...record, person: hand?.at === record.updatedAt ? hand.person : undefined };
  });
}

export interface Booking extends Record {
  readonly at: string;
  readonly goesUp: boolean;
  /** Why it could not be done: a whole sentence. */
  readonly failed: string | undefined;
}

interface Place {
  readonly collection: Written;
  readonly id: number;
}

/** Records by their places, as they are being written: of what this person may read. */
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

/**
 * What could not go up or come down by itself, and what will, the next first. Only of records that
 * this person may read.
 */
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
  // All of them: each waits for a person.
  return [...found.filter(({ failed }) => failed), ...ahead];
}
