import {
  type AfterErrorHook,
  type CollectionAfterChangeHook,
  type CollectionSlug,
  Locked,
  type Payload,
  type PayloadRequest,
  type TypeWithID,
  type Where,
} from 'payload';
import { personOf } from './stale-saves.ts';

interface Draft extends TypeWithID {
  readonly _status?: 'draft' | 'published' | null;
}

const lockOf = (collection: string, id: number | string, person: number | string): Where => ({
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

/** Gives up what somebody holds of a record. */
export async function unlocks(
  payload: Payload,
  collection: string,
  id: number | string,
  by: number | string,
  req?: object,
): Promise<void> {
  const where = lockOf(collection, id, by);
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where, ...(req ? { req } : {}) });
}

/**
 * Takes the lock again that Payload gives up with every save. Needed for Payload 3.90.1: between
 * two letters the panel saves a draft by itself, so without this a record that somebody writes in
 * would be locked for a fraction of a second at a time, and nobody ever be told that somebody else
 * is in it. It is given up with what is published.
 *
 * Report: https://github.com/payloadcms/payload/issues/11604
 *
 * Every other save ends it, and looks for it once more at its end: what a form asked for meanwhile
 * is found here, or finds the save (`endsOvertakenLock`).
 */
export const staysLocked: CollectionAfterChangeHook<Draft> = async ({ collection, doc, operation, req }) => {
  const person = personOf(req);
  if (person === undefined || operation !== 'update') return doc;
  if (doc._status === 'draft' && req.payloadAPI === 'REST' && req.query.autosave)
    await locks(req, collection.slug, doc.id, person);
  else await unlocks(req.payload, collection.slug, doc.id, person, req);
  return doc;
};

/**
 * The record whose form asks for the lock on it, and when that form was loaded or saved last;
 * undefined for any other question.
 */
function askedFor({ collectionSlug, id, returnLockStatus, formState }: Readonly<Record<string, unknown>>) {
  if (returnLockStatus !== true || typeof collectionSlug !== 'string') return undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const { updatedAt } = (formState ?? {}) as { readonly updatedAt?: { readonly value?: unknown } };
  const loaded = updatedAt?.value;
  return typeof loaded === 'string'
    ? { collection: collectionSlug as CollectionSlug, id, loaded: new Date(loaded) }
    : undefined;
}

/**
 * Ends a lock that was taken for a form after that form had been saved. Needed for Payload 3.90.1:
 * a quarter of a second after each change its form asks the server how it stands, and takes the
 * lock by asking. Whoever chooses and saves within that time has saved before the question is
 * answered, and the lock stands although nobody writes any more. No report known.
 *
 * To be called after the panel's function `form-state` has answered. The record itself says whether
 * it was saved since: what is saved automatically reaches its versions alone.
 *
 * @param asked the parameters of that function
 */
export async function endsOvertakenLock(
  asked: Readonly<Record<string, unknown>>,
  headers: Parameters<Payload['auth']>[0]['headers'],
  open: () => Promise<Payload>,
): Promise<void> {
  const form = askedFor(asked);
  if (!form) return;
  const payload = await open();
  const { collection, id, loaded } = form;
  const where = { id: { equals: id } };
  const stored = await payload.db.findOne<TypeWithID & { updatedAt?: string }>({ collection, where });
  if (!stored?.updatedAt || new Date(stored.updatedAt) <= loaded) return;
  const { user } = await payload.auth({ headers });
  if (user?.collection === 'users') await unlocks(payload, collection, id, user.id);
}

const held =
  'Somebody else is writing in this, and nothing of yours was saved. Your words are still in this form: copy them before you go.';

/**
 * Payload says that a document with a number is locked, and nothing of the words that were to be
 * saved.
 */
export const saysHeld: AfterErrorHook = ({ error }) =>
  error instanceof Locked ? { response: { errors: [{ name: error.name, message: held }] } } : undefined;

/** Seconds without a letter after which somebody else may go on without asking. */
export const lock = { duration: 120 };
