import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Analytics } from '../../../analytics/open.ts';
import { isShown } from '../../../analytics/visitor.ts';
import { firstLanguage, languageAt, withoutPrefix, withPrefix } from '../../../domain/languages.ts';
import { errorPageStatuses, isReserved, notFoundPath, searchPath } from '../../../domain/template-addresses.ts';
import { type InterfaceWords, interfaceWords } from '../../../i18n/interface-words.ts';
import { pageOfAlternate } from '../../../lib/markdown-alternate.ts';
import { clientQueues } from '../../limits/client-queues.ts';
import type { ClientRateLimit } from '../../limits/client-rate-limits.ts';
import { type CachedResponse, isHtml } from '../../page-cache/built-pages.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { withoutSharedCaching } from '../../page-cache/page-response.ts';
import { type Address, mayBePage, pageAddress, readAddress } from '../requests/addresses.ts';
import { isWrite, refuseMethod } from '../requests/refusals.ts';
import { locationFor } from '../requests/targets.ts';
import { sendCached } from '../send.ts';
import { type MarkdownAlternates, wantsMarkdown } from './markdown-alternates.ts';
import type { PageQueries } from './page-queries.ts';

export interface PageSources {
  readonly builtPages: ReadonlyMap<string, CachedResponse>;
  readonly cache: PageCache;
  /** Whether a page can exist at a path; cheaper than a rendering that ends in 404. */
  readonly mayExist: (path: string) => Promise<boolean>;
  readonly queries: Pick<PageQueries, 'of'>;
  readonly findRedirect: (path: string) => Promise<string | undefined>;
  /** Files in the root of the build, such as `/favicon.svg`. */
  readonly rootFiles: ReadonlySet<string>;
  /** Markdown alternates of pages. */
  readonly markdownAlternates: Pick<MarkdownAlternates, 'of'>;
  readonly analytics?: Pick<Analytics, 'view' | 'searched' | 'missing'> | undefined;
}

/** Default `Retry-After` in seconds. */
const retryAfter = '30';

/** Words for the language of the requested address. */
const failuresAt = ({ url }: Pick<FastifyRequest, 'url'>): InterfaceWords['failures'] =>
  interfaceWords(languageAt(url)).failures;

export function unavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  builtPages: PageSources['builtPages'],
): FastifyReply {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  const page = builtPages.get('/503');
  if (page) return sendCached(request, reply, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } });
  return reply.code(503).type('text/plain').send(failuresAt(request).again);
}

/** Whether a path is a route without a public address, in any language. */
function isInternal(path: string): boolean {
  const language = languageAt(path);
  const bare = withoutPrefix(path, language);
  const isForWholeSite = language !== firstLanguage && bare === '/robots.txt';
  return bare === notFoundPath || errorPageStatuses.has(bare) || isForWholeSite;
}

/** 404 page with current menus; undefined while content is unavailable. */
async function cachedNotFound(
  { url }: Pick<FastifyRequest, 'url'>,
  { cache }: Pick<PageSources, 'cache'>,
): Promise<CachedResponse | undefined> {
  try {
    const page = await cache.get(withPrefix(notFoundPath, languageAt(url.toLowerCase())));
    // No tag would purge it when a page appears here, so shared caches must not keep it.
    return page.status === 200 ? { ...withoutSharedCaching(page), status: 404 } : undefined;
  } catch {
    // The built 404 page takes its place.
    return undefined;
  }
}

export async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: Pick<PageSources, 'builtPages' | 'cache'> | undefined,
): Promise<FastifyReply> {
  const page = sources && ((await cachedNotFound(request, sources)) ?? sources.builtPages.get('/404'));
  return page
    ? sendCached(request, reply, page)
    : reply.code(404).type('text/plain').send(failuresAt(request).notFound);
}

/**
 * Current page, or the last copy while content is unavailable; undefined when there can be none.
 */
async function freshPage(
  { cache, mayExist }: Pick<PageSources, 'cache' | 'mayExist'>,
  address: string,
): Promise<CachedResponse | undefined> {
  const [path = ''] = address.split('?', 1);
  return cache.has(address) || (await mayExist(path)) ? cache.get(address) : undefined;
}

/**
 * Markdown alternate of the page at this address; undefined without a page or for one that search
 * engines must not index.
 */
async function alternateOf(
  { queries, markdownAlternates, ...pages }: Pick<PageSources, 'cache' | 'mayExist' | 'queries' | 'markdownAlternates'>,
  address: Address,
): Promise<CachedResponse | undefined> {
  const kept = mayBePage(address.path) ? pageAddress(queries, address) : null;
  const page = kept === null ? undefined : await freshPage(pages, kept);
  return page && kept !== null ? markdownAlternates.of(page, kept) : undefined;
}

/** Returns a check whether a page exists at a path, used before redirecting there. */
export function publishedPages({ builtPages, ...pages }: Omit<PageSources, 'findRedirect' | 'markdownAlternates'>) {
  return async (path: string): Promise<boolean> => {
    const [bare = path] = path.split(/[?#]/);
    if (isInternal(bare)) return false;
    if (builtPages.has(bare)) return true;
    return mayBePage(bare) && (await freshPage(pages, bare))?.status === 200;
  };
}

/** Returns a lookup of a page's normalised path; undefined when no HTML page exists there. */
export function shownPages(pages: Pick<PageSources, 'cache' | 'mayExist'>) {
  return async (target: string): Promise<string | undefined> => {
    const path = readAddress(target)?.path;
    if (path === undefined || isInternal(path) || isReserved(path) || !mayBePage(path)) return undefined;
    const page = await freshPage(pages, path);
    return page?.status === 200 && isHtml(page) ? path : undefined;
  };
}

/** Whether the page at an address is answered from the cache. */
export function isCachedPage({ cache, queries }: Pick<PageSources, 'cache' | 'queries'>, url: string): boolean {
  const address = readAddress(url);
  return address !== null && cache.has(pageAddress(queries, address) ?? '');
}

/** Counts a page view, and the search terms on the search page. */
function countView(
  { analytics }: Pick<PageSources, 'analytics'>,
  request: FastifyRequest,
  { path, query }: Address,
): void {
  if (!analytics || request.method !== 'GET') return;
  const { headers, ip } = request;
  analytics.view(headers, path, query, ip);
  const words =
    withoutPrefix(path, languageAt(path)) === searchPath && isShown(headers)
      ? new URLSearchParams(query).get('q')
      : null;
  if (words !== null)
    analytics.searched(headers, words).catch((err: unknown) => request.log.warn({ err }, 'A search was not counted.'));
}

export const rateLimited = (request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(wait))
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${failuresAt(request).tooMuch(wait)}\n`);

/** Routes of the pages: everything apart from files, the API and the admin panel. */
export function pageRoutes(
  server: FastifyInstance,
  sources: () => PageSources | undefined,
  limit: ClientRateLimit,
): void {
  const inQueue = clientQueues();
  const countedNotFound = async (request: FastifyRequest, reply: FastifyReply, current: PageSources) => {
    await limit.take(request);
    return notFound(request, reply, current);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = sources();
    if (!current) return unavailable(request, reply, new Map());
    const { builtPages, findRedirect, queries, rootFiles, markdownAlternates } = current;
    const address = readAddress(request.raw.url ?? '/');
    if (!address || isInternal(address.path)) return notFound(request, reply, current);
    const { path, query, canonical } = address;
    if (canonical && rootFiles.has(path)) return reply.sendFile(path.slice(1));

    // Browsers must revalidate the redirect: an editor may restore the old address, and a cached
    // redirect would then loop.
    const redirect = (target: string) =>
      reply.code(301).header('cache-control', 'no-cache').header('location', locationFor(target, query)).send();

    const built = builtPages.get(path);
    if (built) return canonical ? sendCached(request, reply, built) : redirect(path);

    const language = languageAt(path);
    const alternated = pageOfAlternate(withoutPrefix(path, language));
    const alternatePath = alternated === undefined ? undefined : withPrefix(alternated, language);
    const isCached = current.cache.has(pageAddress(queries, { ...address, path: alternatePath ?? path }) ?? '');
    const wait = isCached ? undefined : await limit.look(request);
    if (wait !== undefined) return rateLimited(request, reply, wait);
    if (alternatePath !== undefined) {
      const alternate = await alternateOf(current, { ...address, path: alternatePath });
      if (!alternate) return countedNotFound(request, reply, current);
      return canonical ? sendCached(request, reply, alternate) : redirect(path);
    }

    // Astro would serve /work.html as /work; here such an address is an old one and redirects.
    const kept = mayBePage(path) ? pageAddress(queries, address) : undefined;
    if (kept === null) return notFound(request, reply, current);
    const find = async () => (kept === undefined ? undefined : freshPage(current, kept));
    const page = await (isCached ? find() : inQueue(request, find));
    if (!page || page.status === 404) {
      const target = await findRedirect(path);
      if (target) return redirect(target);
      if (request.method === 'GET') current.analytics?.missing(request.headers, path);
      return countedNotFound(request, reply, current);
    }
    if (page.status >= 500) return unavailable(request, reply, builtPages);
    // An uncached page, such as search results, is rendered for this visitor alone and counts
    // against the limit.
    if (!current.cache.has(kept ?? '')) await limit.take(request);
    if (!canonical) return redirect(path);
    const words = wantsMarkdown(request.headers.accept) ? markdownAlternates.of(page, kept ?? path) : undefined;
    if (!words && isHtml(page)) countView(current, request, address);
    // Some networks ignore `vary` and would serve the Markdown to everyone.
    return sendCached(request, reply, words ? withoutSharedCaching(words) : page);
  };

  // Routes also pass writes on to this handler.
  server.setNotFoundHandler(async (request, reply) =>
    isWrite(request) ? refuseMethod(request, reply) : answer(request, reply),
  );
}
