import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { formHeader } from '../form-header.ts';
import { lastHands } from '../last-hands.ts';

const keyOf = (collection: string, id: number | string): string => `${collection} ${id}`;

export const personOf = ({ user }: PayloadRequest): number | string | undefined =>
  user?.collection === 'users' ? user.id : undefined;

/** The form that a save comes from; undefined for a program or a bulk edit. */
const formOf = ({ headers }: PayloadRequest): string | undefined => headers.get(formHeader)?.slice(0, 64) || undefined;

interface Loaded {
  readonly record: string;
  readonly at: unknown;
}

/**
 * Notes of which state a form was loaded. The panel sends back the `updatedAt` that its form came
 * with, and is given the new one with each answer. It is taken out of the data before it can be
 * written, so this is where it is kept until it is compared.
 */
export function rememberLoaded(req: PayloadRequest, collection: string, id: unknown, at: unknown): void {
  req.context.formLoaded = { record: keyOf(collection, String(id)), at } satisfies Loaded;
}

/**
 * When the form of this very record was loaded; undefined where none was sent, and for what is
 * saved along with it.
 */
function loadedAt({ context }: PayloadRequest, record: string): string | undefined {
  const loaded = context.formLoaded as Loaded | undefined;
  return loaded?.record === record && typeof loaded.at === 'string' ? loaded.at : undefined;
}

/** Whether the newest save came from this very form, which its answer may not have reached. */
async function isOwnSave(req: PayloadRequest, collection: string, id: number, stored: string): Promise<boolean> {
  const form = formOf(req);
  if (form === undefined) return false;
  const last = (await lastHands.read(req.payload, [{ collection, id }], req))({ collection, id });
  return last?.person === personOf(req) && last?.form === form && last.at === stored;
}

/**
 * Refuses a save whose form was loaded before a save from elsewhere; a request without a time (a
 * program, a bulk edit) is not compared. Needed for Payload 3.90.1: there the later save takes the
 * earlier one's words back without a word, and with autosave they are in no version. Its panel
 * looks for it once, when somebody begins to type; its server never does.
 *
 * Report: https://github.com/payloadcms/payload/issues/15486
 *
 * @throws {APIError} 409; the form keeps what was typed.
 */
export const refusesStaleSave: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const stored: string | undefined = originalDoc?.updatedAt;
  if (operation !== 'update' || personOf(req) === undefined || !stored || req.context.isRestoringVersion) return data;
  const loaded = loadedAt(req, keyOf(collection.slug, originalDoc.id));
  if (loaded === undefined) return data;
  if (new Date(loaded).getTime() === new Date(stored).getTime()) return data;
  if (await isOwnSave(req, collection.slug, originalDoc.id, stored)) return data;
  throw new APIError(
    'This was changed from elsewhere since you opened it, and nothing of yours was saved. Your words are still in this form. Copy them and load the page anew to put them in again.',
    409,
    null,
    true,
  );
};

/**
 * Notes who saved a record and from which form, so that the next save from there may overtake the
 * answer to this one.
 */
export const notesSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const person = personOf(req);
  const form = formOf(req);
  if (typeof person === 'number')
    await lastHands.write(
      req,
      { collection: collection.slug, id: doc.id },
      { person, at: doc.updatedAt, ...(form ? { form } : {}) },
    );
  return doc;
};

/** Removes what is noted of a record's last save with the record. */
export function withLastHands(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  if (!hooks.afterChange?.includes(notesSave)) return collection;
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), lastHands.forget] } };
}
