import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import type {
  ArticleCategory,
  Author,
  ClientType,
  Film,
  Media,
  Partner,
  Person,
  Testimonial,
} from '../payload-types.ts';

interface Related {
  readonly media: Media;
  readonly 'client-types': ClientType;
  readonly 'article-categories': ArticleCategory;
  readonly authors: Author;
  readonly films: Film;
  readonly partners: Partner;
  readonly people: Person;
  readonly testimonials: Testimonial;
}

/** Records in one read: pictures with all their sizes take a few milliseconds. */
const recordsAtOnce = 50;

type RunRead = <T>(read: () => Promise<T>) => Promise<T>;

export type RelatedCollection = keyof Related;

/** Loads records that entries point to, batched: one query per collection and tick. */
export class RelatedRecords {
  readonly #payload: Payload;
  readonly #run: RunRead;
  readonly #loaders = new Map<RelatedCollection, DataLoader<number, unknown>>();

  /** @param run wraps each read, for example to queue it; runs at once by default */
  constructor(payload: Payload, run: RunRead = (read) => read()) {
    this.#payload = payload;
    this.#run = run;
  }

  #loader(collection: RelatedCollection): DataLoader<number, unknown> {
    const known = this.#loaders.get(collection);
    if (known) return known;
    const loader = new DataLoader<number, unknown>(
      async (ids) => {
        const { docs } = await this.#run(() =>
          this.#payload.find({
            collection,
            where: { id: { in: [...ids] } },
            pagination: false,
            depth: 0,
            overrideAccess: false,
          }),
        );
        const byId = new Map(docs.map((record) => [record.id, record]));
        return ids.map((id) => byId.get(id));
      },
      { maxBatchSize: recordsAtOnce },
    );
    this.#loaders.set(collection, loader);
    return loader;
  }

  /** Loads the records of a relationship field in its order; deleted ones are left out. */
  async load<C extends RelatedCollection>(collection: C, value: unknown): Promise<Related[C][]> {
    const ids = (Array.isArray(value) ? value : [value]).map(idOf).filter((id) => id !== undefined);
    const records = await this.#loader(collection).loadMany(ids);
    return records.filter((record): record is Related[C] => record !== undefined && !(record instanceof Error));
  }
}

/** Payload returns a relationship as an id, or as the record once populated. */
function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'number') return value.id;
  return undefined;
}
