import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayApprove } from '../../access/may.ts';
import { sayIn } from '../../panel/say.ts';
import { releaseLock } from '../../patches/editing/persistent-locks.ts';
import type { Previewed } from '../preview/preview-links.ts';
import { mailSentBack } from './review-mails.ts';
import { sentBack } from './sent-back.ts';

const numberOf = (id: unknown): number => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0);

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

async function nameOf(payload: Payload, id: number, req: PayloadRequest): Promise<string> {
  const person = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  return person?.name ?? sayIn(req.i18n)('A colleague');
}

/** Reads request for review and answer of a draft that the account may read. */
async function reviewRequestOf(req: PayloadRequest, collection: Previewed) {
  const { payload, user } = req;
  const id = numberOf(req.routeParams?.id);
  const record = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    showHiddenFields: true,
    req,
  });
  if (!record) return undefined;
  const { askedBy, askedAt } = record._status === 'draft' ? (record.hand ?? {}) : {};
  const answer = askedAt ? (await sentBack.read(payload, [{ collection, id }]))({ collection, id }) : undefined;
  return { id, askedBy, askedAt, answer: answer && answer.askedAt === askedAt ? answer : undefined };
}

/** `GET …/:id/asked`: request for review, its answer, and whether the account may approve. */
export const reviewRequestEndpoint = (collection: Previewed): Endpoint => ({
  path: '/:id/asked',
  method: 'get',
  handler: async (req) => {
    const { payload, user } = req;
    const { askedBy, askedAt, answer } = (await reviewRequestOf(req, collection)) ?? {};
    const waits = askedAt && !answer;
    return respond(200, {
      mayApprove: mayApprove(user),
      asked: waits
        ? {
            by: askedBy ? await nameOf(payload, askedBy, req) : sayIn(req.i18n)('A colleague'),
            self: askedBy === user?.id,
            at: askedAt,
          }
        : null,
      sentBack: answer ? { by: await nameOf(payload, answer.by, req), at: answer.at, words: answer.words } : null,
    });
  },
});

const written = z.object({ words: z.string().trim().min(1).max(1000) });

/**
 * `POST …/:id/send-back`: sends a draft back with a comment. The draft stays unchanged and its
 * author can go on at once.
 *
 * @param siteUrl public address of the site, for the mail
 */
export const sendBackEndpoint = (collection: Previewed, siteUrl: string): Endpoint => ({
  path: '/:id/send-back',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const say = sayIn(req.i18n);
    if (user?.collection !== 'users' || !mayApprove(user))
      return respond(403, { error: say('You don’t have permission.') });
    const body: unknown = await req.json?.().catch(() => undefined);
    const { success, data } = written.safeParse(body);
    if (!success) return respond(400, { error: say('Write a comment: up to 1,000 characters.') });
    const asked = await reviewRequestOf(req, collection);
    if (!asked?.askedAt || asked.answer) return respond(409, { error: say('This is no longer waiting for approval.') });
    const { id, askedAt, askedBy } = asked;
    await sentBack.write(req, { collection, id }, { by: user.id, at: new Date().toISOString(), askedAt, ...data });
    // Releases the reviewer's lock, which would last two more minutes.
    await releaseLock(req.payload, collection, id, user.id, req);
    if (askedBy) void mailSentBack(req.payload, siteUrl, collection, id, { by: user, to: askedBy, words: data.words });
    return respond(200, {});
  },
});
