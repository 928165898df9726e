import type { CollectionConfig, Endpoint } from 'payload';
import { z } from 'zod';
import { mayAct } from '../access/may.ts';
import { lifetimes, previewed, shareDraft } from '../editorial/preview/preview-links.ts';

const wanted = z.object({
  collection: z.enum(previewed),
  record: z.int().positive(),
  hours: z.union(lifetimes.map((hours) => z.literal(hours))).default(lifetimes[0]),
});

const refused = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/** Shares a draft that the requesting account may read. */
const share: Endpoint = {
  path: '/share',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req;
    if (!mayAct(user, 'preview-links', 'share') || user?.collection !== 'users')
      return refused(403, 'You don’t have permission.');
    const body: unknown = await req.json?.().catch(() => undefined);
    const { success, data } = wanted.safeParse(body);
    if (!success) return refused(400, 'Say of which record, and for how many hours.');
    const { collection, record, hours } = data;
    const draft = await payload.findByID({
      collection,
      id: record,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!draft) return refused(404, 'This record no longer exists.');
    const link = await shareDraft(payload, { collection, record, hours, by: user.id });
    return Response.json(link, { headers: { 'cache-control': 'no-store' } });
  },
};

/** Links that show one draft without an account. Deleting a link revokes it. */
export const PreviewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: [share],
  fields: [
    { name: 'digest', type: 'text', required: true, unique: true },
    {
      name: 'list',
      type: 'select',
      required: true,
      options: previewed.map((value) => ({ value, label: value })),
    },
    { name: 'record', type: 'number', required: true, index: true },
    { name: 'ends', type: 'date', required: true, index: true },
    { name: 'by', type: 'relationship', relationTo: 'users', maxDepth: 0 },
  ],
};
