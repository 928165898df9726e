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
import { personOf } from '../../access/person-of.ts';
import { sayIn } from '../../panel/say.ts';

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

async function createLock(req: PayloadRequest, collection: string, id: number | string, person: number | string) {
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection, value: id }, user: { relationTo: 'users', value: person } },
    req,
    returning: false,
  });
}

/** Releases an account's lock on a record. */
export async function releaseLock(
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
 * Takes the lock again that Payload releases on every save; publishing releases it. Needed for
 * Payload 3.90.1: autosave runs between keystrokes, so a record being edited would be locked for
 * fractions of a second only, and other editors would never see the lock.
 *
 * Report: https://github.com/payloadcms/payload/issues/11604
 *
 * Every other save releases the lock, and at its end looks for one that its form requested
 * meanwhile; a later request finds the save (`releasesOutdatedLock`).
 */
export const keepsLock: CollectionAfterChangeHook<Draft> = async ({ collection, doc, operation, req }) => {
  const person = personOf(req);
  if (person === undefined || operation !== 'update') return doc;
  if (doc._status === 'draft' && req.payloadAPI === 'REST' && req.query.autosave)
    await createLock(req, collection.slug, doc.id, person);
  else await releaseLock(req.payload, collection.slug, doc.id, person, req);
  return doc;
};

/**
 * Record whose form requests the lock, and the time at which the form was loaded or last saved;
 * undefined for any other request.
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
 * Releases a lock that was taken for a form after that form was saved. Needed for Payload 3.90.1: a
 * form requests its state, and with it the lock, a quarter of a second after each change. A save
 * within that time comes first, and the lock would stay although the editor is done. No report
 * known.
 *
 * Call it after the panel's server function `form-state` has answered. Autosave writes only
 * versions, so `updatedAt` of the record shows a full save.
 *
 * @param asked parameters of that function
 */
export async function releasesOutdatedLock(
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
  if (user?.collection === 'users') await releaseLock(payload, collection, id, user.id);
}

const lockedMessage =
  'Another editor is editing this, and your changes were not saved. They are still in this form: copy them before you leave.';

/** Replaces Payload's message of a locked record, which does not say that nothing was saved. */
export const explainsLock: AfterErrorHook = ({ error, req }) =>
  error instanceof Locked
    ? { response: { errors: [{ name: error.name, message: sayIn(req.i18n)(lockedMessage) }] } }
    : undefined;

/** Seconds without typing after which another editor may take over without asking. */
export const lock = { duration: 120 };
