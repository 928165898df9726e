import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Payload } from 'payload';
import { personOf } from './engine/stale-saves.ts';

interface Place {
  readonly collection: string;
  readonly id: number | string;
}

const keyOf = ({ collection, id }: Place): string => `last-hand:${collection}:${id}`;

/** Payload's own store of small values; its own way to write there would wait for the save that this belongs to. */
const store = 'payload-kv';

const notes: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const person = personOf(req);
  if (person === undefined) return doc;
  const key = keyOf({ collection: collection.slug, id: doc.id });
  await req.payload.db.upsert({
    collection: store,
    data: { key, data: { person, at: doc.updatedAt } },
    where: { key: { equals: key } },
    req,
  });
  return doc;
};

const forgets: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: store,
    where: { key: { equals: keyOf({ collection: collection.slug, id }) } },
    req,
  });
};

/** Lets a collection with drafts tell whose hand was last at a record: neither Payload's records nor its versions do. */
export function withLastHands(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      // First: what comes after it may take an empty draft away again.
      afterChange: [notes, ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), forgets],
    },
  };
}

export interface Hand {
  /** The number of an account, which may be gone since. */
  readonly person: number;
  /** When it wrote, as the record says. */
  readonly at: string;
}

const isHand = (data: unknown): data is Hand =>
  typeof data === 'object' && data !== null && 'person' in data && typeof data.person === 'number' && 'at' in data;

/** Whose hands were last at some records, in one question. */
export async function hands(payload: Payload, places: readonly Place[]): Promise<(place: Place) => Hand | undefined> {
  if (places.length === 0) return () => undefined;
  const { docs } = await payload.db.find<{ id: number; key: string; data?: unknown }>({
    collection: store,
    where: { key: { in: places.map(keyOf) } },
    limit: places.length,
    pagination: false,
  });
  const known = new Map(docs.map(({ key, data }) => [key, data]));
  return (place) => {
    const data = known.get(keyOf(place));
    return isHand(data) ? data : undefined;
  };
}
