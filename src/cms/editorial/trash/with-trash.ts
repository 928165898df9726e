import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { isObject } from '../../../lib/is-object.ts';
import { sayIn } from '../../panel/say.ts';
import { refusesWhileShown } from '../../usages/record-uses.ts';
import { freedAddress, ownAddress } from './addresses.ts';
import { hasTrash } from './trash-collections.ts';

/**
 * Separates trashing and restoring from other changes: both write the published table, even if the
 * request asks for a draft. A restored record is a draft unless the request publishes it.
 */
const separatesTrashing: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const { data, trash } = args as { readonly data?: unknown; readonly trash?: boolean };
  if (operation !== 'update' || !isObject(data) || data.deletedAt === undefined) return args;
  const { deletedAt, _status, ...others } = data;
  // A form may send `deletedAt: null` for a record outside the trash.
  if (deletedAt === null && !trash)
    return { ...args, data: { ...others, ...(_status ? { _status } : {}) } } as typeof args;
  const back = deletedAt === null && collection.versions?.drafts;
  return {
    ...args,
    draft: false,
    autosave: false,
    data: { deletedAt, ...(back ? { _status: _status === 'published' ? 'published' : 'draft' } : {}) },
  } as typeof args;
};

async function mayDelete(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number): Promise<boolean> {
  return !req.user || (await collection.access.delete({ req, id })) !== false;
}

/**
 * Frees the address of a trashed record, restores it with the record, and blocks changes to records
 * in the trash.
 */
const movesAddress: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data || !originalDoc) return data;
  const { id, deletedAt: trashedAt }: { id: number; deletedAt?: string | null } = originalDoc;
  const values = { ...originalDoc, ...data };
  if (!trashedAt) {
    if (!data.deletedAt) return data;
    await refusesWhileShown(req, collection, id);
    return { ...data, ...freedAddress(collection.slug, id, values) };
  }
  if (!(await mayDelete(req, collection, id))) throw new Forbidden(req.t);
  if (data.deletedAt) throw new APIError(sayIn(req.i18n)('This is in the trash. Restore it first.'), 409, null, true);
  return { ...data, ...(await ownAddress(req, collection.slug, id, values)) };
};

/** Skips validation when a record goes to the trash. */
const unlessThrownAway =
  (check: CollectionBeforeValidateHook): CollectionBeforeValidateHook =>
  (args) =>
    args.data?.deletedAt ? args.data : check(args);

/** Cancels the scheduled changes of a trashed record. */
const cancelsScheduledChanges: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!doc.deletedAt || !collection.versions?.drafts) return doc;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { processing: { equals: false } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { 'input.doc.value': { equals: String(doc.id) } },
      ],
    },
    req,
  });
  return doc;
};

/** Adds the trash to a collection that has one. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!hasTrash(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    trash: true,
    hooks: {
      ...hooks,
      beforeOperation: [separatesTrashing, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [...(hooks.beforeValidate ?? []).map(unlessThrownAway), movesAddress],
      afterChange: [...(hooks.afterChange ?? []), cancelsScheduledChanges],
    },
  };
}
