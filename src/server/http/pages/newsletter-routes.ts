import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../../config/brand/languages.ts';
import { newsletterPath } from '../../../domain/template-addresses.ts';
import type { NewsletterState } from '../../../lib/newsletter-state.ts';
import type { ClientRateLimit } from '../../limits/client-rate-limits.ts';
import type { CachedResponse } from '../../page-cache/built-pages.ts';
import { sendCached } from '../send.ts';
import { type PageSources, rateLimited, unavailable } from './page-routes.ts';

/** Acts on newsletter links by their token. */
export interface Newsletter {
  readonly lookAtConfirm: (token: string) => Promise<NewsletterState>;
  readonly confirm: (token: string) => Promise<NewsletterState>;
  readonly lookAtLeave: (token: string) => Promise<NewsletterState>;
  readonly leave: (token: string) => Promise<NewsletterState>;
  /** Page of a state, at the address of its language. */
  readonly page: (prefix: string, state: NewsletterState) => Promise<CachedResponse>;
}

export interface NewsletterSources {
  readonly newsletter: Newsletter;
}

/** Bytes of a form, whose fields are not read: the token in its address is the right. */
const largestForm = 4096;

const links = [
  { path: 'confirm', look: 'lookAtConfirm', act: 'confirm' },
  { path: 'leave', look: 'lookAtLeave', act: 'leave' },
] as const;

const isGone = (state: NewsletterState): boolean => state === 'ended' || state === 'unknownLeave';

/**
 * Pages of newsletter links, in every language. Mail programs send the form for leaving themselves
 * (RFC 8058), so it is taken from any origin.
 */
export function newsletterRoutes(
  server: FastifyInstance,
  sources: () => (NewsletterSources & PageSources) | undefined,
  limit: ClientRateLimit,
): void {
  const respond = async (
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
    prefix: string,
    act: Exclude<keyof Newsletter, 'page'>,
  ): Promise<FastifyReply> => {
    const wait = await limit.take(request);
    if (wait !== undefined) return rateLimited(request, reply, wait);
    const current = sources();
    if (!current) return unavailable(request, reply, new Map());
    const { newsletter, builtPages } = current;
    try {
      const state = await newsletter[act](request.params.token);
      const page = await newsletter.page(prefix, state);
      // The address is the right to confirm or leave, so it must not leak as a referrer.
      const headers = { ...page.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
      return sendCached(request, reply, { ...page, headers, ...(isGone(state) ? { status: 410 } : {}) });
    } catch (err) {
      request.log.error({ err }, 'A newsletter link could not be followed.');
      return unavailable(request, reply, builtPages);
    }
  };

  server.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestForm }, (_request, _body, done) =>
      done(null, undefined),
    );
    for (const { prefix } of languages)
      for (const { path, look, act } of links) {
        const url = `${prefix}${newsletterPath}/${path}/:token`;
        scope.get<{ Params: { token: string } }>(url, async (request, reply) => respond(request, reply, prefix, look));
        scope.post<{ Params: { token: string } }>(url, async (request, reply) => respond(request, reply, prefix, act));
      }
  });
}
