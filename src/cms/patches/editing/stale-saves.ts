import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { personOf } from '../../access/person-of.ts';
import { formHeader } from '../../panel/form-header.ts';
import { sayIn } from '../../panel/say.ts';
import { lastEdits } from '../../records/last-edited-by.ts';

const keyOf = (collection: string, id: number | string): string => `${collection} ${id}`;

/** Browser tab of a save; undefined for a program or a bulk edit. */
const formOf = ({ headers }: PayloadRequest): string | undefined => headers.get(formHeader)?.slice(0, 64) || undefined;

interface Loaded {
  readonly record: string;
  readonly at: unknown;
}

/**
 * Remembers the time at which a form was loaded. The panel sends the `updatedAt` of its form and
 * gets a new one with each answer; it is removed from the data, so it is kept in the context until
 * it is compared.
 */
export function rememberLoaded(req: PayloadRequest, collection: string, id: unknown, at: unknown): void {
  req.context.formLoaded = { record: keyOf(collection, String(id)), at } satisfies Loaded;
}

/**
 * Load time of this record's form; undefined where none was sent, and for other records saved in
 * the same request.
 */
function loadedAt({ context }: PayloadRequest, record: string): string | undefined {
  const loaded = context.formLoaded as Loaded | undefined;
  return loaded?.record === record && typeof loaded.at === 'string' ? loaded.at : undefined;
}

/** Whether the newest save came from this form, which may have missed the answer. */
async function isOwnSave(req: PayloadRequest, collection: string, id: number, stored: string): Promise<boolean> {
  const form = formOf(req);
  if (form === undefined) return false;
  const last = (await lastEdits.read(req.payload, [{ collection, id }], req))({ collection, id });
  return last?.person === personOf(req) && last?.form === form && last.at === stored;
}

/**
 * Refuses a save whose form was loaded before a save from elsewhere. Requests without a time
 * (programs, bulk edits) are not compared. Needed for Payload 3.90.1: there the later save silently
 * overwrites the earlier one, and with autosave no version keeps it. Its panel checks once, when
 * typing begins; its server never does.
 *
 * Report: https://github.com/payloadcms/payload/issues/15486
 *
 * @throws {APIError} 409; the form keeps what was typed
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
    sayIn(req.i18n)(
      'This was changed since you opened it, and your changes were not saved. They are still in this form: copy them, then reload the page.',
    ),
    409,
    null,
    true,
  );
};

/**
 * Notes account and form of a save, so that the next save of that form is accepted even if it
 * overtakes the answer.
 */
export const recordsSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const person = personOf(req);
  const form = formOf(req);
  if (typeof person === 'number')
    await lastEdits.write(
      req,
      { collection: collection.slug, id: doc.id },
      { person, at: doc.updatedAt, ...(form ? { form } : {}) },
    );
  return doc;
};

/** Deletes the note about a record's last save with the record. */
export function withLastEditor(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  if (!hooks.afterChange?.includes(recordsSave)) return collection;
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), lastEdits.forget] } };
}
