import { addressOf } from '../admin/site-address.ts';
import { brand } from '../at-start.ts';
import { hands } from '../last-hands.ts';
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

const isWritten = (slug: unknown): slug is Written => written.some((one) => one === slug);

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

/** Titles of pages end with the name of the site, which goes without saying here. */
const ending = ` – ${brand.name}`;

const recordOf =
  (collection: Written) =>
  ({ id, title, job, updatedAt }: Found): Record => ({
    collection,
    id,
    title: (title || job || 'Without a title yet').replace(ending, ''),
    kind: kinds[collection].name,
    updatedAt,
  });

export interface Drafts {
  readonly count: number;
  readonly first: readonly Record[];
}

/** Drafts that nobody has published yet, and what was written into published records since. */
export async function draftsFor(asking: Asking): Promise<Drafts> {
  const { payload, user } = asking;
  const found = await Promise.all(
    written
      .filter((slug) => mayRead(asking, slug))
      .map(async (collection) => {
        const { docs, totalDocs } = await payload.find({
          collection,
          draft: true,
          where: { _status: { equals: 'draft' } },
          sort: '-updatedAt',
          limit: shown,
          depth: 0,
          select: kinds[collection].select,
          user,
          overrideAccess: false,
        });
        return { count: totalDocs, records: docs.map(recordOf(collection)) };
      }),
  );
  const newest = found.flatMap(({ records }) => records).sort(newestFirst);
  const first = newest.slice(0, shown);
  const handAt = await hands(payload, first);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    first: first.map((record) => ({ ...record, person: handAt(record)?.person })),
  };
}

export interface Published extends Record {
  /** Where visitors find it. */
  readonly path: string | undefined;
}

/** What visitors have got last. */
export async function publishedFor(asking: Asking): Promise<Published[]> {
  const { payload, user } = asking;
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
        return docs.map((doc) => ({ ...recordOf(collection)(doc), path: addressOf(collection, doc) }));
      }),
  );
  const newest = found.flat().sort(newestFirst).slice(0, shown);
  const handAt = await hands(payload, newest);
  return newest.map((record) => {
    const hand = handAt(record);
    // Somebody may have begun a draft of it since: then nobody knows any more who published it.
    return { ...record, person: hand?.at === record.updatedAt ? hand.person : undefined };
  });
}

export interface Booking extends Record {
  readonly at: string;
  readonly goesUp: boolean;
}

interface ScheduleInput {
  readonly type?: unknown;
  readonly doc?: { readonly relationTo?: unknown; readonly value?: unknown };
  readonly user?: { readonly value?: unknown };
}

/** What goes up or comes down by itself, the next first. Only of records that this person may read. */
export async function bookingsFor(asking: Asking, now: number): Promise<Booking[]> {
  const { payload, user } = asking;
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { greater_than: new Date(now).toISOString() } },
        { completedAt: { exists: false } },
      ],
    },
    sort: 'waitUntil',
    limit: shown * 2,
    pagination: false,
    depth: 0,
    // Nobody reads the queue; what it is about is asked for below, on this person's behalf.
    overrideAccess: true,
  });
  const booked = jobs.flatMap(({ input, waitUntil }) => {
    const { type, doc, user: by } = (input ?? {}) as ScheduleInput;
    if (!isWritten(doc?.relationTo) || !mayRead(asking, doc.relationTo) || !waitUntil) return [];
    return [
      {
        collection: doc.relationTo,
        id: Number(doc.value),
        at: waitUntil,
        goesUp: type !== 'unpublish',
        by: Number(by?.value),
      },
    ];
  });
  const records = await Promise.all(
    written.map(async (collection) => {
      const ids = booked.filter((booking) => booking.collection === collection).map(({ id }) => id);
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
      return docs.map(recordOf(collection));
    }),
  );
  const known = records.flat();
  return booked
    .flatMap(({ collection, id, at, goesUp, by }) => {
      const record = known.find((one) => one.collection === collection && one.id === id);
      return record ? [{ ...record, at, goesUp, person: Number.isNaN(by) ? undefined : by }] : [];
    })
    .slice(0, shown);
}
