import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { markdownOf } from '../../../seo/markdown.ts';
import { type CachedResponse, type Encoding, entityTag } from '../../page-cache/built-pages.ts';
import { closedPolicy } from '../security-headers.ts';

/** Weight of a type in an `Accept` header, from 0 to 1; undefined when it is not named. */
function weightOf(accept: string, type: string): number | undefined {
  const named = accept.split(',').find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === type);
  if (named === undefined) return undefined;
  const weight = Number(/;\s*q=([\d.]+)/.exec(named)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

/** Whether the client prefers Markdown to HTML, as some crawlers do and no browser does. */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const markdown = weightOf(accept, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weightOf(accept, 'text/html') ?? 0);
}

/** Markdown alternates of pages, converted on first request and kept as long as the cached page. */
export class MarkdownAlternates {
  readonly #origin: string;
  readonly #made = new WeakMap<CachedResponse, CachedResponse | null>();

  constructor(siteOrigin: string) {
    this.#origin = siteOrigin;
  }

  /**
   * @param page cached response
   * @param address path and query of the page
   * @returns undefined for pages that search engines must not index, and for other responses
   */
  of(page: CachedResponse, address: string): CachedResponse | undefined {
    let made = this.#made.get(page);
    if (made === undefined) {
      made = this.#make(page, address);
      this.#made.set(page, made);
    }
    return made ?? undefined;
  }

  #make(page: CachedResponse, address: string): CachedResponse | null {
    if (page.status !== 200 || !page.headers['content-type']?.startsWith('text/html')) return null;
    const canonical = new URL(address, this.#origin);
    const text = markdownOf(page.body('identity').toString(), canonical);
    if (text === undefined) return null;
    const body = Buffer.from(text);
    const forms = new Map<Encoding, Buffer>([['identity', body]]);
    const { 'speculation-rules': _, ...headers } = page.headers;
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/markdown; charset=utf-8',
        'content-security-policy': closedPolicy,
        link: `<${canonical.href}>; rel="canonical"`,
      },
      etag: entityTag(body),
      body: (encoding) => {
        const made = forms.get(encoding) ?? compressed(body, encoding);
        forms.set(encoding, made);
        return made;
      },
    };
  }
}

/** Compresses quickly: requests are rare, and ten kilobytes take a millisecond. */
const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : encoding === 'gzip'
      ? gzipSync(body)
      : body;
