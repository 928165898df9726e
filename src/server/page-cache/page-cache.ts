import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { redactedReason } from '../../cms/patches/logging/redacted-error.ts';
import { thoroughlyCompressed } from '../http/compressed.ts';
import type { CachedResponse } from './built-pages.ts';
import { type PageResponseOptions, pageResponse, withoutSharedCaching } from './page-response.ts';
import { lifetimeOf, type RenderedPage } from './rendered-page.ts';

/** Ms for which a changed page is still sent while it is rendered again. */
const staleTime = 250;

/** Ms after which a page that could not be rendered is rendered again. */
const retryTime = 1000;

export interface PageCacheOptions extends PageResponseOptions {
  readonly render: (address: string) => Promise<RenderedPage>;
  /** Bytes of compressed pages to keep. */
  readonly mostBytes?: number;
  /**
   * Ms after which a page is rendered again in the background, for content without change tokens.
   */
  readonly lifetime?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

interface CachedPage {
  readonly response: CachedResponse;
  /** The collections that the page was made from. */
  readonly tags: ReadonlySet<string>;
  readonly size: number;
  /** Clock time in ms from which a request renders the page again. */
  staleFrom: number;
  /**
   * Clock time in ms until which the page is sent meanwhile; later requests wait for the new one.
   */
  sentUntil: number;
}

/**
 * Caches rendered pages in compressed form; concurrent requests share one rendering. A changed page
 * is sent for a moment while it is rendered again, and for longer only if rendering fails.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedResponse>>();
  readonly #now: () => number;
  /** Increases with every change; a page whose rendering began before is not cached. */
  #generation = 0;
  #compressing: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache({
      maxSize: options.mostBytes ?? 128 * 1024 * 1024,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** @param address path with its declared query, in canonical form */
  get(address: string): CachedResponse | Promise<CachedResponse> {
    const page = this.#pages.get(address);
    const now = this.#now();
    if (page && now < page.staleFrom) return this.#responseOf(page, now);
    const rendering = this.#rendering.get(address) ?? this.#startRendering(address);
    if (!page || now >= page.sentUntil) return rendering;
    // Node reports a rejection that is not awaited; `#render` has logged the reason.
    rendering.catch(() => undefined);
    return this.#responseOf(page, now);
  }

  /** Whether there is a copy of the page, stale or not. */
  has(address: string): boolean {
    return this.#pages.has(address);
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Response for one visitor alone, which is not cached. */
  async forOne(page: RenderedPage): Promise<CachedResponse> {
    const response = await pageResponse(page, this.#options);
    return { ...response, headers: { ...response.headers, 'cache-control': 'no-store' } };
  }

  /**
   * Marks pages as stale that depend on one of these collections.
   *
   * @param withdrawn whether content was unpublished; then no stale copy of these pages is sent
   */
  invalidate(tags: ReadonlySet<string>, withdrawn: boolean): void {
    this.#forgetRendering();
    const now = this.#now();
    for (const page of this.#pages.values()) {
      if (![...page.tags].some((tag) => tags.has(tag))) continue;
      page.staleFrom = now;
      page.sentUntil = Math.min(page.sentUntil, withdrawn ? now : now + staleTime);
    }
  }

  /** Drops every page, because the renderer has changed. */
  clear(): void {
    this.#forgetRendering();
    this.#pages.clear();
  }

  /** Resolves when all currently cached pages have their best compression. */
  settled(): Promise<void> {
    return this.#compressing;
  }

  #forgetRendering(): void {
    this.#generation += 1;
    this.#rendering.clear();
  }

  /** Excludes shared caches when the page expires sooner than they would drop it. */
  #responseOf({ response, sentUntil }: CachedPage, now: number): CachedResponse {
    const { shared } = this.#options;
    return shared && sentUntil - now < shared.longest ? withoutSharedCaching(response) : response;
  }

  #startRendering(address: string): Promise<CachedResponse> {
    const rendering = this.#render(address).finally(() => {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
    });
    this.#rendering.set(address, rendering);
    return rendering;
  }

  async #render(address: string): Promise<CachedResponse> {
    const generation = this.#generation;
    const begun = this.#now();
    let page: RenderedPage;
    try {
      page = await this.#options.render(address);
    } catch (error) {
      const last = this.#lastCopy(address, redactedReason(error));
      if (!last) throw error;
      return last;
    }
    if (page.status >= 500) {
      const last = this.#lastCopy(address, `status ${page.status}`);
      // While content is unavailable every page fails with 503, which is logged elsewhere, once.
      if (!last && page.status !== 503) this.#options.warn(`${address} cannot be rendered (status ${page.status}).`);
      return last ?? pageResponse(page, this.#options);
    }
    const life = lifetimeOf(page);
    const earlier = this.#pages.peek(address);
    const response = await pageResponse(page, this.#options, life, earlier?.response);
    if (generation !== this.#generation) return response;
    if (life === undefined) {
      this.#pages.delete(address);
      return response;
    }
    const isSame = earlier?.response.body === response.body;
    this.#pages.set(address, {
      response,
      tags: page.read,
      size: isSame ? earlier.size : sizeOf(address, page.body),
      staleFrom: begun + Math.min(life, this.#options.lifetime ?? life),
      sentUntil: begun + life,
    });
    if (!isSame) this.#compress(address, page.body, response.body);
    return response;
  }

  #lastCopy(address: string, reason: string): CachedResponse | undefined {
    const last = this.#pages.peek(address);
    if (!last) return undefined;
    this.#options.warn(`${address} cannot be rendered anew (${reason}); serving it as it last was.`);
    const now = this.#now();
    last.staleFrom = now + retryTime;
    last.sentUntil = Math.max(last.sentUntil, last.staleFrom);
    return this.#responseOf(last, now);
  }

  /** Replaces the quick compression of a page by the best one, one page at a time. */
  #compress(address: string, identity: Buffer, quick: CachedResponse['body']): void {
    const compressed = this.#compressing.then(async () => {
      if (this.#pages.peek(address)?.response.body !== quick) return;
      const { br, gzip } = await thoroughlyCompressed(identity);
      const page = this.#pages.peek(address);
      if (page?.response.body !== quick) return;
      const body: CachedResponse['body'] = (encoding) =>
        encoding === 'br' ? br : encoding === 'gzip' ? gzip : gunzipSync(gzip);
      this.#pages.set(address, { ...page, response: { ...page.response, body }, size: sizeOf(address, br, gzip) });
    });
    this.#compressing = compressed.catch((error: unknown) => {
      this.#options.warn(`${address} cannot be compressed: ${redactedReason(error)}`);
    });
  }
}

/** Bytes that a page takes in the cache, with its headers. */
const sizeOf = (address: string, ...forms: readonly Buffer[]): number =>
  forms.reduce((sum, { byteLength }) => sum + byteLength, address.length + 1024);
