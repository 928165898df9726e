import { gzipSync } from 'node:zlib';
import type { SharedCaching } from '../cdn/shared-caching.ts';
import { quicklyCompressed } from '../http/compressed.ts';
import type { PolicyFor } from '../http/pages/page-policy.ts';
import { type CachedResponse, entityTag } from './built-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageResponseOptions {
  /** Headers that every page carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policyFor: PolicyFor;
  /** Rules for delivery networks; without them, each request revalidates. */
  readonly shared?: SharedCaching | undefined;
}

/** Headers of a rendered page that are passed on; only development sets `server-timing`. */
const passedOn = ['content-type', 'location', 'last-modified', 'content-language', 'link', 'server-timing'];

const revalidatedEachTime = 'public, max-age=0, must-revalidate';

/** The same response, which no shared cache may keep. */
export const withoutSharedCaching = (response: CachedResponse): CachedResponse => ({
  ...response,
  headers: { ...response.headers, 'cache-control': revalidatedEachTime },
});

function headersOf(
  { headers, body, read }: RenderedPage,
  { headers: common, policyFor, shared }: PageResponseOptions,
  life: number | undefined,
): CachedResponse['headers'] {
  const own = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const policy = headers['content-security-policy'];
  return {
    ...common,
    ...own,
    ...(own['content-type'] === 'text/html' ? { 'content-type': 'text/html; charset=utf-8' } : {}),
    ...(policy ? { 'content-security-policy': policyFor(policy, body.toString()) } : {}),
    'cache-control': revalidatedEachTime,
    ...(shared && life !== undefined && life >= shared.longest
      ? { 'cache-control': shared.cacheControl, ...shared.tags(read) }
      : {}),
  };
}

/** Compresses quickly: a tenth larger than the best form, and forty times faster. */
async function quickForms(identity: Buffer): Promise<CachedResponse['body']> {
  const br = await quicklyCompressed(identity);
  let gzip: Buffer | undefined;
  return (encoding) => {
    if (encoding === 'br') return br;
    if (encoding === 'identity') return identity;
    gzip ??= gzipSync(identity);
    return gzip;
  };
}

/**
 * @param life lifetime of the page in ms; undefined for one that is not cached
 * @param earlier response of the same address, whose compressed forms are reused for an equal body
 */
export async function pageResponse(
  page: RenderedPage,
  options: PageResponseOptions,
  life?: number,
  earlier?: CachedResponse,
): Promise<CachedResponse> {
  const etag = entityTag(page.body);
  const body = earlier?.etag === etag ? earlier.body : await quickForms(page.body);
  return { status: page.status, headers: headersOf(page, options, life), etag, body };
}
