import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { sayIn } from '../../panel/say.ts';

const contextKey = 'restoresAsDraft';

/** Whether a version may be restored as a draft only: it was a draft or in the trash. */
async function isDraftOnly(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<{ _status?: unknown; deletedAt?: unknown }>({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  });
  const [stored] = docs;
  return stored !== undefined && (stored.version._status !== 'published' || Boolean(stored.version.deletedAt));
}

/**
 * Notes whether a version is restored as a draft, which Payload tells hooks only after all have
 * run.
 *
 * @throws {APIError} 409 for a draft that would overwrite the published version
 */
export const notesRestoring: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'restoreVersion') return args;
  const { id, draft } = args as { readonly id?: unknown; readonly draft?: unknown };
  req.context[contextKey] = draft === true;
  if (draft !== true && (await isDraftOnly(req, collection.slug as CollectionSlug, id)))
    throw new APIError(sayIn(req.i18n)('This version is no published one. Restore it as a draft.'), 409, null, true);
  return args;
};

export const restoresDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context[contextKey] && data ? { ...data, _status: 'draft', deletedAt: null } : data;

/**
 * Restores a draft always as a draft, so that the published page stays. Needed for Payload 3.90.1,
 * which writes it over the published version and so unpublishes the page. No report known.
 */
export const restoreEndpoint = (slug: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    const isDraft = req.query.draft === 'true' || (Number.isInteger(id) && (await isDraftOnly(req, slug, id)));
    const asked = { id, collection: req.payload.collections[slug], depth: 0, draft: isDraft, req };
    const record = await restoreVersionOperation(asked);
    return Response.json({ ...record, message: req.t('version:restoredSuccessfully') });
  },
});
