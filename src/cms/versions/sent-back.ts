import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';

interface Place {
  readonly collection: string;
  readonly id: number | string;
}

/** What somebody who had a look said instead of publishing. */
export interface SentBack {
  /** The number of an account, which may be gone since. */
  readonly by: number;
  readonly at: string;
  readonly words: string;
  /** Which asking it answers: with the next one it is of the past. */
  readonly askedAt: string;
}

/** Payload's own store of small values: nothing is written into the draft, so whoever has its form open has not been overtaken. */
const store = 'payload-kv';

const keyOf = ({ collection, id }: Place): string => `sent-back:${collection}:${id}`;

const isSentBack = (data: unknown): data is SentBack =>
  typeof data === 'object' && data !== null && 'words' in data && 'askedAt' in data && 'by' in data && 'at' in data;

export async function noteSentBack(req: PayloadRequest, place: Place, said: SentBack): Promise<void> {
  const key = keyOf(place);
  await req.payload.db.upsert({ collection: store, data: { key, data: said }, where: { key: { equals: key } }, req });
}

/** What was said of some records, in one question. */
export async function sentBack(
  payload: Payload,
  places: readonly Place[],
): Promise<(place: Place) => SentBack | undefined> {
  if (places.length === 0) return () => undefined;
  const { docs } = await payload.db.find<{ id: number; key: string; data?: unknown }>({
    collection: store,
    where: { key: { in: places.map(keyOf) } },
    limit: places.length,
    pagination: false,
  });
  const known = new Map(docs.map(({ key, data }) => [key, data]));
  return (place) => {
    const said = known.get(keyOf(place));
    return isSentBack(said) ? said : undefined;
  };
}

/** What was said goes with the record. */
export const forgetsSentBack: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { key: { equals: keyOf({ collection: collection.slug, id }) } };
  await req.payload.db.deleteMany({ collection: store, where, req });
};
