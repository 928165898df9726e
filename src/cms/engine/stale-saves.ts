import { LRUCache } from 'lru-cache';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';

/**
 * Milliseconds in which a person's saves may overtake each other: the panel sends the next one before the answer to the
 * one before has reached its form.
 */
const onTheWay = 5000;

/** Who saved a record a moment ago. */
const justSaved = new LRUCache<string, number | string>({ max: 1000, ttl: onTheWay });

const keyOf = (collection: string, id: number | string): string => `${collection} ${id}`;

export const personOf = ({ user }: PayloadRequest): number | string | undefined =>
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
 * compared. Needed for Payload 3.90.1: there the later save takes the earlier one's words back without a word, and with autosave
 * they are in no version. Its panel looks for it once, when somebody begins to type; its server never does.
 *
 * Report: https://github.com/payloadcms/payload/issues/15486
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

/** Notes who saved a record, so that their own next save may overtake the answer to this one. */
export const notesSave: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  const person = personOf(req);
  if (person !== undefined) justSaved.set(keyOf(collection.slug, doc.id), person);
  return doc;
};
