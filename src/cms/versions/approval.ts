import { type Access, APIError, type CollectionBeforeChangeHook, type CollectionConfig, type Endpoint } from 'payload';
import { isPreviewed, type Previewed } from '../preview-links.ts';
import { mayApprove } from '../roles/may.ts';

const refusal = 'Somebody else looks at this before it goes up. Save it as a draft and ask for a look.';

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

const numberOf = (id: unknown): number => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0);

/** Who asked for a look at a draft, and whether whoever wants to know may let it go up. */
const askedEndpoint = (collection: Previewed): Endpoint => ({
  path: '/:id/asked',
  method: 'get',
  handler: async (req) => {
    const { payload, user } = req;
    const record = await payload.findByID({
      ...{ collection, id: numberOf(req.routeParams?.id), draft: true, depth: 0, disableErrors: true },
      ...{ overrideAccess: false, user, showHiddenFields: true, req },
    });
    const { askedBy, askedAt } = record?._status === 'draft' ? (record.hand ?? {}) : {};
    const person = askedBy
      ? await payload.findByID({ collection: 'users', id: askedBy, depth: 0, disableErrors: true, req })
      : null;
    return Response.json(
      {
        mayApprove: mayApprove(user),
        asked: askedAt ? { by: person?.name ?? 'Somebody', self: askedBy === user?.id, at: askedAt } : null,
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
});

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
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), waitsForApproval] },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: {
          ...admin.components?.edit,
          beforeDocumentControls: [
            '/versions/ask-for-a-look.tsx#AskForALook',
            ...(admin.components?.edit?.beforeDocumentControls ?? []),
          ],
        },
      },
    },
    endpoints: [...(endpoints || []), askedEndpoint(slug)],
  };
}
