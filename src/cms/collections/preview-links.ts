import type { CollectionConfig, Endpoint } from 'payload';
import { z } from 'zod';
import { languages } from '../../config/brand/languages.ts';
import { firstLanguage } from '../../domain/languages.ts';
import { commentLimits, reviewRights } from '../../domain/review.ts';
import { mayAct } from '../access/may.ts';
import { mailInvitation } from '../editorial/preview/invitation.ts';
import { lifetimes, previewed, shareDraft } from '../editorial/preview/preview-links.ts';
import { sayIn } from '../panel/say.ts';

/** Most characters of what the sender says above the draft. */
const mostOfMessage = 400;

const wanted = z.object({
  collection: z.enum(previewed),
  record: z.int().positive(),
  hours: z.union(lifetimes.map((hours) => z.literal(hours))).default(lifetimes[0]),
  may: z.enum(reviewRights).default('look'),
  name: z.string().trim().max(commentLimits.name).default(''),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  message: z.string().trim().max(mostOfMessage).default(''),
  language: z.enum(languages.map(({ code }) => code)).default(firstLanguage.code),
});

const refused = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/** Shares a draft that the requesting account may read. */
const share: Endpoint = {
  path: '/share',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req;
    const say = sayIn(req.i18n);
    if (!mayAct(user, 'preview-links', 'share') || user?.collection !== 'users')
      return refused(403, say('You don’t have permission.'));
    const body: unknown = await req.json?.().catch(() => undefined);
    const { success, data } = wanted.safeParse(body);
    if (!success) return refused(400, say('Say of which record, for how long, and for whom.'));
    const { collection, record } = data;
    const draft = await payload.findByID({
      collection,
      id: record,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!draft) return refused(404, say('This record no longer exists.'));
    const link = await shareDraft(payload, { ...data, by: user.id });
    const isMailed = await mailInvitation(req, data, draft, link);
    return Response.json({ ...link, isMailed }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** Ends a link for good, and keeps it, so that it can say that it was revoked. */
const revoke: Endpoint = {
  path: '/:id/revoke',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req;
    const say = sayIn(req.i18n);
    if (!mayAct(user, 'preview-links', 'revoke')) return refused(403, say('You don’t have permission.'));
    const { success, data: id } = z.coerce.number().int().positive().max(2_147_483_647).safeParse(req.routeParams?.id);
    const link =
      success &&
      (await payload.findByID({
        collection: 'preview-links',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      }));
    if (!link) return refused(404, say('This link no longer exists.'));
    const revoked = link.revoked ?? new Date().toISOString();
    await payload.update({ collection: 'preview-links', id: link.id, data: { revoked }, depth: 0, req });
    return Response.json({ revoked }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** Links that show one draft without an account. */
export const PreviewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: [share, revoke],
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
    {
      name: 'may',
      type: 'select',
      required: true,
      defaultValue: 'look',
      options: reviewRights.map((value) => ({ value, label: value })),
    },
    // The invited person; empty for a link that anyone may use.
    { name: 'name', type: 'text', maxLength: commentLimits.name },
    { name: 'email', type: 'email' },
    { name: 'message', type: 'textarea', maxLength: mostOfMessage },
    // Empty: the language that is written first.
    { name: 'language', type: 'text', maxLength: 20 },
    { name: 'opened', type: 'date' },
    { name: 'revoked', type: 'date' },
    // When the person said that there is no more to come for now.
    { name: 'finished', type: 'date' },
    // When the person asked for another link.
    { name: 'asked', type: 'date' },
    // Until when the sender, and the person, have heard by mail what the other wrote.
    { name: 'told', type: 'date' },
    { name: 'heard', type: 'date' },
    { name: 'by', type: 'relationship', relationTo: 'users', maxDepth: 0 },
  ],
};
