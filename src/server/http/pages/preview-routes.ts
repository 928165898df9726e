import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { panelCookies } from '../../../cms/patches/auth/panel-cookies.ts';
import type { ReviewError } from '../../../domain/review.ts';
import { previewOverPath } from '../../../domain/template-addresses.ts';
import { isRecord } from '../../../lib/is-object.ts';
import { isOwnWrite } from '../../../lib/same-origin.ts';
import { sentForm } from '../../../reviews/actions.ts';
import { isSocialImageName, socialImageType } from '../../../social-images/facts.ts';
import type { ClientRateLimit } from '../../limits/client-rate-limits.ts';
import type { RenderedPage } from '../../page-cache/rendered-page.ts';
import type { Previews } from '../../preview/previews.ts';
import type { ReviewOutcome, ReviewView } from '../../preview/reviews.ts';
import { developmentPagePolicy } from '../security-headers.ts';
import { sendCached } from '../send.ts';
import { notFound, type PageSources, rateLimited } from './page-routes.ts';

export interface PreviewSources {
  readonly previews: Previews;
}

/** Bytes of a form; a page of forty sections has a tenth of them. */
const largestForm = 2 * 1024 * 1024;

/** Bytes of a form of a review: 2,000 Chinese characters, encoded, have eighteen thousand. */
const largestReviewForm = 32 * 1024;

const reviewForm = z.union([sentForm, z.object({ act: z.literal('renew') })]);

const viewQuery = z.object({
  only: z.string().optional(),
  open: z.string().max(80).optional().catch(undefined),
  done: z
    .templateLiteral(['sent-', z.int().positive()])
    .or(z.enum(['signed', 'withdrawn', 'finished', 'deleted', 'renewed']))
    .optional()
    .catch(undefined),
});

/** Reads what the address of a shared draft asks for beside it. */
function viewOf(query: unknown): ReviewView {
  const { only, open, done } = viewQuery.parse(query);
  return { isPlain: only === 'page', open, done };
}

const attemptStatus: Readonly<Record<ReviewError, number>> = {
  empty: 422,
  long: 422,
  nameless: 422,
  full: 409,
  changed: 409,
  busy: 429,
};

/** Address that shows the outcome of a form. */
function afterForm(token: string, { done, part = '' }: Extract<ReviewOutcome, { done: string }>): string {
  const query = new URLSearchParams({ ...(part === '' ? {} : { open: part }), done });
  const place = part === '' ? '' : part === 'sign' ? '#sign' : `#review-${encodeURIComponent(part)}`;
  return `/preview/shared/${token}?${query}${place}`;
}

/** Replaces some directives of the page's policy. */
function policyWith(policy: string, directives: Readonly<Record<string, string>>): string {
  const kept = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !((directive.split(' ', 1)[0] ?? '') in directives));
  return [...kept, ...Object.entries(directives).map(([name, value]) => `${name} ${value}`)].join('; ');
}

/**
 * Renders drafts as the site shows them: for editors in a frame of the panel (`/preview/…`), and
 * for holders of a shared link.
 */
export function previewRoutes(
  server: FastifyInstance,
  sources: () => (PreviewSources & PageSources) | undefined,
  limit: ClientRateLimit,
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage | undefined,
    { framed = false, sendsForms = false, status = page?.status } = {},
  ): FastifyReply | Promise<FastifyReply> => {
    if (!page || page.status === 404) return notFound(request, reply, sources());
    const own = page.headers['content-security-policy'] ?? developmentPagePolicy;
    const policy = policyWith(own, {
      'frame-ancestors': framed ? "'self'" : "'none'",
      // Forms in a draft are disabled, but for those of a review. Live preview fetches this same
      // address.
      'form-action': sendsForms ? "'self'" : "'none'",
      ...(framed ? {} : { 'connect-src': "'none'" }),
    });
    return reply
      .code(status ?? page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'private, no-store',
        // The address of a shared link grants access to the draft, so it must not leak as a
        // referrer.
        'referrer-policy': 'no-referrer',
      })
      .send(page.body);
  };

  const sendShared = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage | undefined,
    status = page?.status,
  ): FastifyReply | Promise<FastifyReply> => {
    const over = page ? undefined : sources()?.builtPages.get(previewOverPath);
    if (!over) return send(request, reply, page, { sendsForms: true, status });
    // Revoked links that only showed a draft and unknown ones get the same answer, which reveals
    // nothing about drafts.
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendCached(request, reply, {
      ...over,
      headers: { ...over.headers, 'cache-control': 'private, no-store' },
    });
  };

  /** Keeps only the cookies that the panel reads. */
  const cookiesOf = ({ headers }: FastifyRequest): Headers => {
    const cookie = panelCookies(headers.cookie);
    return new Headers(cookie ? { cookie } : {});
  };

  server.register(async (scope) => {
    scope.get<{ Params: { token: string } }>('/preview/shared/:token', async (request, reply) => {
      const wait = await limit.take(request);
      if (wait !== undefined) return rateLimited(request, reply, wait);
      const { token } = request.params;
      const page = await sources()?.previews.forLink(token, viewOf(request.query));
      return sendShared(request, reply, page);
    });

    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestReviewForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // The token is the right to write, so no check of the sending site is needed: browsers send no
    // origin from a page without referrer.
    scope.post<{ Params: { token: string } }>('/preview/shared/:token', async (request, reply) => {
      const wait = await limit.take(request);
      if (wait !== undefined) return rateLimited(request, reply, wait);
      const previews = sources()?.previews;
      const form = reviewForm.safeParse(request.body);
      if (!previews || !form.success) return sendShared(request, reply, undefined);
      const { token } = request.params;
      const outcome = await previews.act(token, form.data);
      if (!outcome) return sendShared(request, reply, undefined);
      if ('attempt' in outcome) {
        const { attempt } = outcome;
        const page = await previews.forLink(token, { attempt, open: attempt.part, isPlain: false });
        return sendShared(request, reply, page, attemptStatus[attempt.error]);
      }
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(afterForm(token, outcome), 303);
    });
    scope.get<{ Params: { name: string } }>('/preview/social-images/:name', async (request, reply) => {
      const { name } = request.params;
      const image = isSocialImageName(name)
        ? await sources()?.previews.socialImage(name, cookiesOf(request))
        : undefined;
      reply.header('cache-control', 'private, no-store');
      return image ? reply.type(socialImageType(name)).send(image) : reply.callNotFound();
    });

    const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
      reply.code(status).headers({ 'cache-control': 'no-store', connection: 'close' }).type('text/plain').send(message);

    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: largestForm },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.route<{ Params: { collection: string; id: string } }>({
      method: ['GET', 'POST'],
      url: '/preview/:collection/:id',
      // Checks before a byte of the form is read: parsing 2 MB blocks the process for a second.
      onRequest: async (request, reply) => {
        if (request.method !== 'POST') return undefined;
        if (!isOwnWrite(request)) return refuse(reply, 403, 'This write comes from another site.');
        if (!(await sources()?.previews.isEditor(cookiesOf(request)))) return refuse(reply, 401, 'Sign in first.');
        const { 'content-length': length } = request.headers;
        if (length === undefined) return refuse(reply, 411, 'Say how long it is: with Content-Length.');
        return Number(length) > largestForm ? refuse(reply, 413, 'This is more than is taken here.') : undefined;
      },
      handler: async (request, reply) => {
        const body: unknown = request.method === 'POST' ? request.body : undefined;
        const typed = isRecord(body) && isRecord(body.data) ? body.data : undefined;
        if (request.method === 'POST' && !typed) return refuse(reply, 400, 'This is no form.');
        const page = await sources()?.previews.forEditor(request.params, cookiesOf(request), typed);
        return send(request, reply, page, { framed: true });
      },
    });
  });
}
