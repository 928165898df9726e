import type { CollectionConfig, Endpoint } from 'payload';
import { z } from 'zod';
import { mayAct } from '../../cms/access/may.ts';
import { sayIn } from '../../cms/panel/say.ts';
import { longestPath } from './stored-path.ts';

const wish = z.strictObject({ ignored: z.boolean() });

/**
 * `POST …/:id/ignore`: hides an address until it is asked for ten times as often, or shows it
 * again.
 */
const ignore: Endpoint = {
  path: '/:id/ignore',
  method: 'post',
  handler: async (req) => {
    const say = sayIn(req.i18n);
    const { payload } = req;
    if (!mayAct(req.user, 'not-found', 'ignore'))
      return Response.json({ error: say('You don’t have permission.') }, { status: 403 });
    const { data: asked } = wish.safeParse(await req.json?.().catch(() => undefined));
    if (!asked) return Response.json({ error: say('Say whether to ignore it.') }, { status: 400 });
    const row = await payload.findByID({
      collection: 'not-found',
      id: String(req.routeParams?.id),
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!row) return Response.json({ error: say('This address is no longer in the list.') }, { status: 404 });
    const data = { ignoredAt: asked.ignored ? row.count : null };
    await payload.update({ collection: 'not-found', id: row.id, data, overrideAccess: true, req });
    return Response.json({ ok: true });
  },
};

/**
 * Addresses that answered 404, with their counts and without data about single visitors. Only the
 * server writes here, many rows in one statement; a view of the panel shows them.
 */
export const NotFound: CollectionConfig = {
  slug: 'not-found',
  labels: { singular: 'Address not found', plural: 'Addresses not found' },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  endpoints: [ignore],
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true, maxLength: longestPath },
    { name: 'count', type: 'number', required: true },
    { name: 'lastSeen', type: 'date', required: true },
    // Path of a page of this site, a host, or empty.
    { name: 'referrer', type: 'text' },
    // Count at which an editor ignored it.
    { name: 'ignoredAt', type: 'number' },
  ],
};
