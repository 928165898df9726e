import { LRUCache } from 'lru-cache';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';

interface Stamped {
  readonly id: number | string;
  readonly updatedAt?: string;
  readonly _status?: 'draft' | 'published' | null;
}

/**
 * Milliseconds in which a person's saves may overtake each other: the panel sends the next one before the answer to the
 * one before has reached its form.
 */
const onTheWay = 5000;

/** Who saved a record a moment ago. */
const justSaved = new LRUCache<string, number | string>({ max: 1000, ttl: onTheWay });

const keyOf = (collection: string, id: number | string): string => `${collection} ${id}`;

const personOf = ({ user }: PayloadRequest): number | string | undefined =>
  user?.collection === 'users' ? user.id : undefined;

interface Loaded {
  readonly record: string;
  readonly at: unknown;
}

/**
 * Notes of which state a form was loaded. The panel sends back the `updatedAt` that its form came with, and is given the new one with
 * each answer. It is taken out of the data before it can be written, so this is where it is kept until it is compared.
 */
export function rememberLoaded(req: PayloadRequest, collection: string, id: unknown, at: unknown): void {
  req.context.formLoaded = { record: keyOf(collection, String(id)), at } satisfies Loaded;
}

/** When the form of this very record was loaded; undefined where none was sent, and for what is saved along with it. */
function loadedAt({ context }: PayloadRequest, record: string): string | undefined {
  const loaded = context.formLoaded as Loaded | undefined;
  return loaded?.record === record && typeof loaded.at === 'string' ? loaded.at : undefined;
}

/**
 * Refuses a save whose form was loaded before somebody else's save; whoever sends no time (a program, a bulk edit) is not
 * compared.
 *
 * @throws {APIError} 409; the form keeps what was typed.
 */
export const refusesStaleSave: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc, req }) => {
  const person = personOf(req);
  const stored: string | undefined = originalDoc?.updatedAt;
  if (operation !== 'update' || person === undefined || !stored || req.context.isRestoringVersion) return data;
  const record = keyOf(collection.slug, originalDoc.id);
  const loaded = loadedAt(req, record);
  if (loaded === undefined) return data;
  if (new Date(loaded).getTime() === new Date(stored).getTime()) return data;
  if (justSaved.get(record) === person) return data;
  throw new APIError(
    'Somebody else has changed this since you opened it and nothing of yours was saved. Your words are still in this form. Copy them and load the page anew to put them in again.',
    409,
    null,
    true,
  );
};

async function locks(req: PayloadRequest, collection: string, id: number | string, person: number | string) {
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: id }, user: { relationTo: 'users', value: person } },
    req,
    returning: false,
  });
}

/**
 * Takes the lock again that Payload gives up with every save. Between two letters the panel saves a draft by itself, so without this a record
 * that somebody writes in would be locked for a fraction of a second at a time. It is given up with what is published.
 */
export const staysLocked: CollectionAfterChangeHook<Stamped & TypeWithID> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const person = personOf(req);
  if (person === undefined) return doc;
  justSaved.set(keyOf(collection.slug, doc.id), person);
  if (operation === 'update' && doc._status === 'draft' && req.payloadAPI === 'REST' && req.query.autosave)
    await locks(req, collection.slug, doc.id, person);
  return doc;
};

/** Seconds without a letter after which somebody else may go on without asking. */
export const lock = { duration: 120 };
