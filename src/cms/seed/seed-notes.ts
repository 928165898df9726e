import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/**
 * Keys of notes about seeded content, stored in the database: content is seeded once, even if it
 * was deleted since. `sample-records` lists the seeded records with the time of writing.
 */
type Note =
  | 'house-facts-received'
  | 'brand-content-received'
  | 'brand-pages-received'
  | 'list-pages-received'
  | 'holidays-received'
  | 'translations-due'
  | 'sample-records';

/** Stores a note in the transaction of the request; Payload's own `kv.set` writes outside any. */
export async function keepNote(payload: Payload, note: Note, data: unknown, req: Partial<PayloadRequest>) {
  await payload.db.upsert({
    collection: 'payload-kv',
    data: { key: note, data },
    where: { key: { equals: note } },
    req,
  });
}

export const hasNote = (payload: Payload, note: Note): Promise<boolean> => payload.kv.has(note);

/**
 * Collections with sample records, in order of deletion: records come before those that they point
 * to.
 */
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
 * Seeded records of each collection: id and `updatedAt`, which any later save changes. The key
 * `works` means that the note covers cases, articles and jobs, `pages` that it covers the pages,
 * even if empty.
 */
export type SampleNote = Partial<Record<SampleCollection | 'navigation', Readonly<Record<string, string>>>>;

/** Null for an installation older than the note. */
export async function readSampleNote(payload: Payload): Promise<SampleNote | null> {
  return (await payload.kv.get<SampleNote>('sample-records')) ?? null;
}

interface Written {
  readonly id: number;
  readonly updatedAt: string;
}

/** Records what the seeding writes. */
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
