import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayAct } from '../cms/access/may.ts';
import { type Previewed, previewed } from '../cms/editorial/preview/preview-links.ts';
import { sayIn } from '../cms/panel/say.ts';
import type { ReviewComment as StoredComment } from '../cms/payload-types.ts';
import { commentLimits } from '../domain/review.ts';
import { mostComments } from './actions.ts';
import { readBeside } from './beside.ts';

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const refused = ({ i18n }: PayloadRequest, status: number, error: string): Response =>
  respond(status, { error: sayIn(i18n)(error) });

const idIn = z.coerce.number().int().positive().max(2_147_483_647);

/** Reads the newest version of a record that the account may read. */
const recordFor = (req: PayloadRequest, collection: Previewed, id: number) =>
  req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });

/** Finds the comment of an address, for an account that may answer it; otherwise refuses. */
async function commentFor(req: PayloadRequest): Promise<StoredComment | Response> {
  if (!mayAct(req.user, 'review-comments', 'answer')) return refused(req, 403, 'You don’t have permission.');
  const { success, data: id } = idIn.safeParse(req.routeParams?.id);
  const comment = success
    ? await req.payload.findByID({
        collection: 'review-comments',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : undefined;
  if (!comment?.number || comment.deleted || !(await recordFor(req, comment.list, comment.record)))
    return refused(req, 404, 'This comment no longer exists.');
  return comment;
}

const setResolved = ({ payload }: PayloadRequest, { id }: StoredComment, isResolved: boolean) =>
  payload.update({
    collection: 'review-comments',
    id,
    data: { resolved: isResolved ? new Date().toISOString() : null },
    depth: 0,
  });

const written = z.object({
  text: z.string().trim().min(1),
  /** Whether the comment is resolved by the reply. */
  resolve: z.boolean().default(false),
});

/** `POST …/:id/reply`: replies to a comment, in the name of the account. */
const reply: Endpoint = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    const comment = await commentFor(req);
    if (comment instanceof Response) return comment;
    const { user, payload } = req;
    if (user?.collection !== 'users') return refused(req, 403, 'You don’t have permission.');
    const { data } = written.safeParse(await req.json?.().catch(() => undefined));
    if (!data) return refused(req, 400, 'Write a reply first.');
    if (data.text.length > commentLimits.text) return refused(req, 400, 'Replies have up to 2,000 characters.');
    const { list, record, id: under, part } = comment;
    const { totalDocs } = await payload.count({
      collection: 'review-comments',
      where: { and: [{ list: { equals: list } }, { record: { equals: record } }] },
    });
    if (totalDocs >= mostComments) return refused(req, 409, 'This draft has no room for more comments.');
    const name = (user.name ?? '').slice(0, commentLimits.name);
    await payload.create({
      collection: 'review-comments',
      data: { list, record, under, by: user.id, name, text: data.text, ...(part ? { part } : {}) },
      depth: 0,
    });
    if (data.resolve) await setResolved(req, comment, true);
    return respond(200, {});
  },
};

const resolving = (path: string, isResolved: boolean): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const comment = await commentFor(req);
    if (comment instanceof Response) return comment;
    await setResolved(req, comment, isResolved);
    return respond(200, {});
  },
});

// Payload puts the slug of this collection into `collection`.
const place = z.object({ list: z.enum(previewed), record: idIn });

/** `GET …/of/:list/:record`: people, comments and changes, as the panel shows them. */
const ofRecord: Endpoint = {
  path: '/of/:list/:record',
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'review-comments', 'answer')) return refused(req, 403, 'You don’t have permission.');
    const { data } = place.safeParse(req.routeParams);
    const record = data && (await recordFor(req, data.list, data.record));
    if (!data || !record) return refused(req, 404, 'This record no longer exists.');
    return respond(200, await readBeside(req.payload, data.list, record));
  },
};

/** Endpoints of the panel's part of reviews. */
export const reviewEndpoints: Endpoint[] = [
  reply,
  resolving('/:id/resolve', true),
  resolving('/:id/reopen', false),
  ofRecord,
];
