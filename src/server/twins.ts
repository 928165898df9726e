import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { markdownOf } from '../seo/markdown.ts';
import { type Encoding, entityTag, type ReadyAnswer } from './built-pages.ts';
import { closedPolicy } from './security-headers.ts';

/**
 * How much something is wanted, of 1, by a header `Accept`; nothing is said of what is not named.
 */
function weightOf(accept: string, type: string): number | undefined {
  const named = accept.split(',').find((one) => one.split(';', 1)[0]?.trim().toLowerCase() === type);
  if (named === undefined) return undefined;
  const weight = Number(/;\s*q=([\d.]+)/.exec(named)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

/**
 * Whether a visitor would rather have words than a page: a program that reads asks so, and no
 * browser does.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const markdown = weightOf(accept, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weightOf(accept, 'text/html') ?? 0);
}

/**
 * The words of pages as Markdown, each made when somebody asks for it first, and as long as its
 * page is true.
 */
export class Twins {
  readonly #origin: string;
  readonly #made = new WeakMap<ReadyAnswer, ReadyAnswer | null>();

  constructor(siteOrigin: string) {
    this.#origin = siteOrigin;
  }

  /**
   * @param page as it is kept
   * @param address the page's own, path and query
   * @returns undefined for what has no twin: a page that search engines are asked to leave out, or
   *   none at all
   */
  of(page: ReadyAnswer, address: string): ReadyAnswer | undefined {
    let made = this.#made.get(page);
    if (made === undefined) {
      made = this.#make(page, address);
      this.#made.set(page, made);
    }
    return made ?? undefined;
  }

  #make(page: ReadyAnswer, address: string): ReadyAnswer | null {
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

/** Quickly: it is asked for seldom, and ten kilobytes take a millisecond so. */
const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : encoding === 'gzip'
      ? gzipSync(body)
      : body;
