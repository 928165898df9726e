import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { entityTag, type ReadyAnswer } from './built-pages.ts';
import { quicklyCompressed } from './compressed.ts';
import type { SharedKeeping } from './delivery-network/keeping.ts';
import type { PolicyFor } from './page-policy.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface PageAnswersOptions {
  /** Headers that every page carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policyFor: PolicyFor;
  /** How a delivery network may keep pages; without it, it asks each time. */
  readonly shared?: SharedKeeping | undefined;
}

/** Headers of a rendered page that go on to the visitor; times are said while developing alone. */
const passedOn = ['content-type', 'location', 'last-modified', 'content-language', 'link', 'server-timing'];

/** What lets browsers and networks keep a page, and ask each time whether it is still so. */
const askedEachTime = 'public, max-age=0, must-revalidate';

/** The same answer for whoever must not give it to others without asking. */
export const keptByNobody = (answer: ReadyAnswer): ReadyAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': askedEachTime },
});

/** Makes answers of rendered pages: their headers, and their body in the forms that are asked for. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /** A page that is sent at once, or only once like the results of a search: a tenth larger than a kept one, and ready forty times sooner. */
  async of(page: RenderedPage, life?: number): Promise<ReadyAnswer> {
    const br = await quicklyCompressed(page.body);
    let gzip: Buffer | undefined;
    const body: ReadyAnswer['body'] = (encoding) => {
      if (encoding === 'br') return br;
      if (encoding === 'identity') return page.body;
      gzip ??= gzipSync(page.body);
      return gzip;
    };
    return { status: page.status, headers: this.#headersOf(page, life), etag: entityTag(page.body), body };
  }

  /** @param life milliseconds that the page is true for; undefined for one that is not kept */
  #headersOf({ headers, body, read }: RenderedPage, life?: number): ReadyAnswer['headers'] {
    const { shared } = this.#options;
    const own = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
    const policy = headers['content-security-policy'];
    return {
      ...this.#options.headers,
      ...own,
      ...(own['content-type'] === 'text/html' ? { 'content-type': 'text/html; charset=utf-8' } : {}),
      ...(policy ? { 'content-security-policy': this.#options.policyFor(policy, body.toString()) } : {}),
      'cache-control': askedEachTime,
      ...(shared && life !== undefined && life >= shared.longest
        ? { 'cache-control': shared.cacheControl, ...shared.tags(read) }
        : {}),
    };
  }

  /** The answer of before for a page that came out as it was, so that it need not be compressed again. */
  async again(before: ReadyAnswer | undefined, page: RenderedPage, life: number): Promise<ReadyAnswer> {
    const isStill =
      before?.status === page.status &&
      before.etag === entityTag(page.body) &&
      isDeepStrictEqual(before.headers, this.#headersOf(page, life));
    return isStill ? before : this.of(page, life);
  }
}
