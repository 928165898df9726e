import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { mayApprove } from '../../access/may.ts';
import { answersWord } from '../../panel/query-words.ts';
import { sayIn } from '../../panel/say.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import { reviewRequestEndpoint, sendBackEndpoint } from './review-endpoints.ts';
import { mailsApprovers } from './review-mails.ts';
import { openReviewsIn } from './review-requests.ts';
import { sentBack } from './sent-back.ts';

/** Message to an account that may not publish. */
export const refusal = 'This needs approval before it is published. Save it as a draft and request approval.';

/** Message to an account that may not take a page off the site. */
export const refusalToTakeDown = 'This is published. Ask a colleague who may approve to unpublish or delete it.';

const draftKey = 'savesDraft';

/** Notes whether a save is one of a draft: Payload does not pass that to later hooks. */
export const notesDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'restoreVersion')
    req.context[draftKey] = 'draft' in args && args.draft === true;
  return args;
};

/** Whether the running save is one of a draft. */
export const savesDraft = ({ context }: PayloadRequest): boolean => context[draftKey] === true;

/** @throws {APIError} 403 where the record is published and the account may not approve */
async function requireApproverToWithdraw(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  if (!req.user || mayApprove(req.user)) return;
  const stored = await req.payload.db.findOne<{ id: number; _status?: string; deletedAt?: string | null }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    req,
  });
  if (stored?._status === 'published' && !stored.deletedAt)
    throw new APIError(sayIn(req.i18n)(refusalToTakeDown), 403, null, true);
}

/** Refuses to unpublish, trash or overwrite a published record with a draft. */
const refusesWithdrawal: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const staysPublished = (data._status ?? originalDoc?._status) === 'published' && !data.deletedAt;
  const isDraft = savesDraft(req) && !data.deletedAt;
  if (operation === 'update' && !staysPublished && !isDraft)
    await requireApproverToWithdraw(req, collection.slug, originalDoc.id);
  return data;
};

const refusesDeletion: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  requireApproverToWithdraw(req, collection.slug, id);

/**
 * Refuses publishing without approval, in the last hook before the published table is written:
 * forms, programs, bulk edits, schedules and restored versions all pass here. Requests without an
 * account are the site's own.
 *
 * @throws {APIError} 403
 */
const waitsForApproval: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const publishes = (data._status ?? originalDoc?._status) === 'published' && !data.deletedAt;
  if (publishes && req.user && !mayApprove(req.user)) throw new APIError(sayIn(req.i18n)(refusal), 403, null, true);
  return data;
};

/** Access check for the panel, which then hides buttons that would be refused. */
const unlessPublishing =
  (access: Access | undefined): Access =>
  async (args) =>
    args.data?._status === 'published' && !mayApprove(args.req.user) ? false : ((await access?.(args)) ?? false);

/**
 * Requires a review before a draft of an editor is published.
 *
 * @param siteUrl public address of the site, for mails
 */
export const withApproval =
  (siteUrl: string) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { slug, hooks = {}, access = {}, endpoints, admin = {} } = collection;
    if (!isPreviewed(slug)) return collection;
    return {
      ...collection,
      access: { ...access, create: unlessPublishing(access.create), update: unlessPublishing(access.update) },
      hooks: {
        ...hooks,
        beforeOperation: [
          ...(hooks.beforeOperation ?? []),
          notesDraft,
          answersWord('asked', async ({ payload }) => (await openReviewsIn(payload, slug)).map(({ id }) => id)),
        ],
        beforeChange: [...(hooks.beforeChange ?? []), waitsForApproval, refusesWithdrawal],
        beforeDelete: [...(hooks.beforeDelete ?? []), refusesDeletion],
        afterChange: [...(hooks.afterChange ?? []), mailsApprovers(siteUrl)],
        afterDelete: [...(hooks.afterDelete ?? []), sentBack.forget],
      },
      admin: {
        ...admin,
        components: {
          ...admin.components,
          beforeListTable: [
            '/cms/admin/versions/draft-views.tsx#DraftViews',
            ...(admin.components?.beforeListTable ?? []),
          ],
          edit: {
            ...admin.components?.edit,
            beforeDocumentControls: [
              '/cms/admin/versions/request-review.tsx#RequestReview',
              ...(admin.components?.edit?.beforeDocumentControls ?? []),
            ],
          },
        },
      },
      endpoints: [...(endpoints || []), reviewRequestEndpoint(slug), sendBackEndpoint(slug, siteUrl)],
    };
  };
