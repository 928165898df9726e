import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';

export interface Place {
  readonly collection: string;
  readonly id: number | string;
}

/**
 * Notes of one type about records, stored beside them: a note does not change the record, so an
 * open form is not out of date.
 */
export interface RecordNotes<Note> {
  /** Writes the note of a record and replaces the earlier one. */
  readonly write: (req: PayloadRequest, place: Place, note: Note) => Promise<void>;
  /** Reads the notes of several records in one query. */
  readonly read: (
    payload: Payload,
    places: readonly Place[],
    /** Reads within the transaction of this request. */
    req?: PayloadRequest,
  ) => Promise<(place: Place) => Note | undefined>;
  /** Deletes the note with its record. */
  readonly forget: CollectionAfterDeleteHook;
}

/**
 * Payload's key-value collection. Payload's own KV adapter writes outside the transaction and would
 * wait for the save that the note belongs to.
 */
const collection = 'payload-kv';

/** Creates notes of one name. Values that fail `isNote` are ignored. */
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
