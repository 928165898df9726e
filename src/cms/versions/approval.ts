import { type Access, APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { answersWord } from '../asked-by-word.ts';
import { isPreviewed } from '../preview-links.ts';
import { mayApprove } from '../roles/may.ts';
import { askedEndpoint, sendBackEndpoint } from './asking-endpoints.ts';
import { sentBack } from './sent-back.ts';
import { waitingIn } from './waiting.ts';

/** What whoever may not publish is told, by whichever way it was tried. */
export const refusal = 'Somebody else looks at this before it goes up. Save it as a draft and ask for a look.';

/**
 * Lets nobody past: the last door before the table that visitors are shown, whether a form, a program, a bulk edit, a schedule or an
 * older version comes through it. A request without an account is the site's own.
 *
 * @throws {APIError} 403
 */
const waitsForApproval: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const goesUp = (data._status ?? originalDoc?._status) === 'published' && !data.deletedAt;
  if (goesUp && req.user && !mayApprove(req.user)) throw new APIError(refusal, 403, null, true);
  return data;
};

/** The panel asks this too, and then offers no button that would be refused. */
const unlessItGoesUp =
  (access: Access | undefined): Access =>
  async (args) =>
    args.data?._status === 'published' && !mayApprove(args.req.user) ? false : ((await access?.(args)) ?? false);

/** What editors write goes up once somebody with the right to has looked at it. */
export function withApproval(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, access = {}, endpoints, admin = {} } = collection;
  if (!isPreviewed(slug)) return collection;
  return {
    ...collection,
    access: { ...access, create: unlessItGoesUp(access.create), update: unlessItGoesUp(access.update) },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        answersWord('asked', async ({ payload }) => (await waitingIn(payload, slug)).map(({ id }) => id)),
      ],
      beforeChange: [...(hooks.beforeChange ?? []), waitsForApproval],
      afterDelete: [...(hooks.afterDelete ?? []), sentBack.forget],
    },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        beforeListTable: ['/versions/draft-views.tsx#DraftViews', ...(admin.components?.beforeListTable ?? [])],
        edit: {
          ...admin.components?.edit,
          beforeDocumentControls: [
            '/versions/ask-for-a-look.tsx#AskForALook',
            ...(admin.components?.edit?.beforeDocumentControls ?? []),
          ],
        },
      },
    },
    endpoints: [...(endpoints || []), askedEndpoint(slug), sendBackEndpoint(slug)],
  };
}
