import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/**
 * What an installation has received, kept in the database beside the content: it is given once,
 * also when all of it was taken away since. `sample-records` says which records came with the
 * sample, and when each was written.
 */
type Note =
  | 'house-facts-received'
  | 'brand-content-received'
  | 'brand-pages-received'
  | 'list-pages-received'
  | 'sample-records';

/** Kept with the request, and so in its transaction: Payload's own `kv.set` takes part in none. */
export async function keepNote(payload: Payload, note: Note, data: unknown, req: Partial<PayloadRequest>) {
  await payload.db.upsert({
    collection: 'payload-kv',
    data: { key: note, data },
    where: { key: { equals: note } },
    req,
  });
}

export const hasNote = (payload: Payload, note: Note): Promise<boolean> => payload.kv.has(note);

/** Collections that hold records of the sample, those that others point to last. */
export const sampleCollections = [
  'pages',
  'works',
  'insights',
  'jobs',
  'client-types',
  'article-categories',
  'authors',
  'testimonials',
  'people',
  'partners',
  'films',
  'facts',
  'media',
] as const satisfies readonly CollectionSlug[];

export type SampleCollection = (typeof sampleCollections)[number];

export const isSampleCollection = (name: string): name is SampleCollection =>
  sampleCollections.some((collection) => collection === name);

/**
 * Of each collection the records by id, with the moment at which each was written: whatever saves
 * one again changes that. With `works` it says everything of cases, articles and jobs, with `pages`
 * everything of the pages, also where that is nothing.
 */
export type SampleNote = Partial<Record<SampleCollection | 'navigation', Readonly<Record<string, string>>>>;

/** Null for an installation that was begun before there was such a note. */
export async function readSampleNote(payload: Payload): Promise<SampleNote | null> {
  return (await payload.kv.get<SampleNote>('sample-records')) ?? null;
}

interface Written {
  readonly id: number;
  readonly updatedAt: string;
}

/** Notes what is written of the sample, while it is. */
export class Receipt {
  readonly #note: Partial<Record<keyof SampleNote, Record<string, string>>>;

  constructor(before: SampleNote | null) {
    this.#note = structuredClone(before ?? {});
  }

  async of<Made extends Written>(collection: keyof SampleNote, making: Promise<Made>): Promise<Made> {
    const made = await making;
    const records = this.#note[collection] ?? {};
    this.#note[collection] = records;
    records[made.id] = made.updatedAt;
    return made;
  }

  get note(): SampleNote {
    return this.#note;
  }
}
