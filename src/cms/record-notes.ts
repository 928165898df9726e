import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';

export interface Place {
  readonly collection: string;
  readonly id: number | string;
}

/**
 * One kind of note that is kept of records, beside them: whoever has the form of one open has not
 * been overtaken by it.
 */
export interface RecordNotes<Note> {
  /** Writes what is noted of a record, over what was. */
  readonly write: (req: PayloadRequest, place: Place, note: Note) => Promise<void>;
  /** What is noted of some records, in one question. */
  readonly read: (
    payload: Payload,
    places: readonly Place[],
    /** Read within its transaction. */
    req?: PayloadRequest,
  ) => Promise<(place: Place) => Note | undefined>;
  /** What is noted goes with the record. */
  readonly forget: CollectionAfterDeleteHook;
}

/**
 * Payload's own store of small values; its own way to write there takes part in no transaction, and
 * would wait for the save that this belongs to.
 */
const collection = 'payload-kv';

/** Notes of one name, of which only those are read that are what they should be. */
export function recordNotes<Note>(name: string, isNote: (data: unknown) => data is Note): RecordNotes<Note> {
  const keyOf = (place: Place): string => `${name}:${place.collection}:${place.id}`;
  return {
    write: async (req, place, data) => {
      const key = keyOf(place);
      await req.payload.db.upsert({ collection, data: { key, data }, where: { key: { equals: key } }, req });
    },
    read: async (payload, places, req) => {
      if (places.length === 0) return () => undefined;
      const { docs } = await payload.db.find<{ id: number; key: string; data?: unknown }>({
        collection,
        where: { key: { in: places.map(keyOf) } },
        limit: places.length,
        pagination: false,
        ...(req ? { req } : {}),
      });
      const known = new Map(docs.map(({ key, data }) => [key, data]));
      return (place) => {
        const note = known.get(keyOf(place));
        return isNote(note) ? note : undefined;
      };
    },
    forget: async ({ collection: { slug }, id, req }) => {
      const where = { key: { equals: keyOf({ collection: slug, id }) } };
      await req.payload.db.deleteMany({ collection, where, req });
    },
  };
}
