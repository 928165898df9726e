import { LRUCache } from 'lru-cache';
import type { CollectionAfterChangeHook, Payload, PayloadRequest, TypeWithID } from 'payload';
import { personOf } from './stale-saves.ts';

interface Draft extends TypeWithID {
  readonly _status?: 'draft' | 'published' | null;
  readonly updatedAt?: string;
}

/** The last save of a record that ended the lock on it. */
interface Ended {
  readonly by: number | string;
  /** When the record says that it was changed. */
  readonly at: number;
}

/** Of the last hours: a form that is older than the save of a record may still ask for the lock on it. */
const ended = new LRUCache<string, Ended>({ max: 1000, ttl: 12 * 60 * 60 * 1000 });

const keyOf = (collection: string, id: number | string): string => `${collection} ${id}`;

const lockOf = (collection: string, id: number | string, person: number | string) => ({
  and: [
    { 'document.relationTo': { equals: collection } },
    { 'document.value': { equals: id } },
    { 'user.value': { equals: person } },
  ],
});

async function locks(req: PayloadRequest, collection: string, id: number | string, person: number | string) {
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: id }, user: { relationTo: 'users', value: person } },
    req,
    returning: false,
  });
}

async function unlocks(payload: Payload, collection: string, id: number | string, by: number | string, req?: object) {
  const where = lockOf(collection, id, by);
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where, ...(req ? { req } : {}) });
}

/**
 * Takes the lock again that Payload gives up with every save. Needed for Payload 3.90.1: between two letters the panel saves a
 * draft by itself, so without this a record that somebody writes in would be locked for a fraction of a second at a time, and
 * nobody ever be told that somebody else is in it. It is given up with what is published.
 *
 * Report: https://github.com/payloadcms/payload/issues/11604
 *
 * Every other save ends it. It is noted before the lock is looked for once more: what a form asked for meanwhile is either found here,
 * or finds this note (`endsOvertakenLock`).
 */
export const staysLocked: CollectionAfterChangeHook<Draft> = async ({ collection, doc, operation, req }) => {
  const person = personOf(req);
  if (person === undefined || operation !== 'update') return doc;
  if (doc._status === 'draft' && req.payloadAPI === 'REST' && req.query.autosave)
    await locks(req, collection.slug, doc.id, person);
  else {
    ended.set(keyOf(collection.slug, doc.id), { by: person, at: new Date(doc.updatedAt ?? Date.now()).getTime() });
    await unlocks(req.payload, collection.slug, doc.id, person, req);
  }
  return doc;
};

/** The record whose form asked for the lock on it, and whose save has overtaken that question; undefined where none has. */
function overtaken(asked: Readonly<Record<string, unknown>>) {
  const { collectionSlug, id, returnLockStatus, formState } = asked;
  if (returnLockStatus !== true || typeof collectionSlug !== 'string') return undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const last = ended.get(keyOf(collectionSlug, id));
  const { updatedAt } = (formState ?? {}) as { readonly updatedAt?: { readonly value?: unknown } };
  const loaded = updatedAt?.value;
  if (!last || typeof loaded !== 'string' || new Date(loaded).getTime() >= last.at) return undefined;
  return { collection: collectionSlug, id, by: last.by };
}

/**
 * Ends a lock that was taken for a form after that form had been saved. Needed for Payload 3.90.1: a quarter of a second after
 * each change its form asks the server how it stands, and takes the lock by asking. Whoever chooses and saves within that time has
 * saved before the question is answered, and the lock stands although nobody writes any more. No report known.
 *
 * To be called after the panel's function `form-state` has answered. Which process answers is not told to others: where several
 * serve the panel, the lock may stand until it is old.
 *
 * @param asked the parameters of that function
 */
export async function endsOvertakenLock(
  asked: Readonly<Record<string, unknown>>,
  headers: Parameters<Payload['auth']>[0]['headers'],
  open: () => Promise<Payload>,
): Promise<void> {
  const lock = overtaken(asked);
  if (!lock) return;
  const payload = await open();
  const { user } = await payload.auth({ headers });
  // A colleague's old form says nothing of a lock that its owner may have taken anew.
  if (user?.collection === 'users' && user.id === lock.by) await unlocks(payload, lock.collection, lock.id, lock.by);
}

/** Seconds without a letter after which somebody else may go on without asking. */
export const lock = { duration: 120 };
