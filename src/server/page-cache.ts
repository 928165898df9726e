import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, entityTag, type ReadyAnswer } from './built-pages.ts';
import type { PolicyFor } from './page-policy.ts';

const compress = promisify(brotliCompress);

/** A page as Astro rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface KeptPage {
  readonly answer: ReadyAnswer;
  /** The collections that the page was made from. */
  readonly tags: readonly string[];
  readonly size: number;
  readonly renderedAt: number;
  /** Set when something that it shows has changed since. It is served again only if no fresh one can be had. */
  stale: boolean;
}

export interface PageCacheOptions {
  readonly render: (address: string) => Promise<RenderedPage>;
  /** Headers that every page carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policyFor: PolicyFor;
  /** Bytes of compressed pages to keep. */
  readonly mostBytes?: number;
  /** Milliseconds after which a page counts as changed even if no stamp said so; for content from another host. */
  readonly lifetime?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

/** Bytes of a page that are compressed in about 80 ms of another thread at the highest quality. */
const thoroughly = 100_000;

/** Headers of a rendered page that go on to the visitor. */
const passedOn = ['content-type', 'location', 'last-modified', 'content-language'];

/**
 * Keeps rendered pages, compressed, until something that they show changes. One request renders a page while the others
 * for the same address wait for it; a page that cannot be rendered anew is served as it last was.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<ReadyAnswer>>();
  readonly #now: () => number;
  /** Grows with every invalidation: a page whose rendering began before one may show what is gone. */
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache({
      maxSize: options.mostBytes ?? 128 * 1024 * 1024,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** @param address path with the query that the page knows, already in canonical form */
  get(address: string): ReadyAnswer | Promise<ReadyAnswer> {
    const ready = this.peek(address);
    if (ready) return ready;
    const running = this.#rendering.get(address);
    if (running) return running;
    const started = this.#renewed(address, this.#pages.get(address)).finally(() => this.#rendering.delete(address));
    this.#rendering.set(address, started);
    return started;
  }

  /** The page if it lies ready and nothing that it shows has changed. */
  peek(address: string): ReadyAnswer | undefined {
    const kept = this.#pages.get(address);
    return kept && !this.#isStale(kept) ? kept.answer : undefined;
  }

  /** A page for one visitor alone: made ready like the others, and kept by nobody. */
  async forOne(page: RenderedPage): Promise<ReadyAnswer> {
    const answer = this.#answer(page, await this.#encoded(page.body));
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
  }

  /** Marks every page that was made from one of these collections. */
  invalidate(tags: ReadonlySet<string>): void {
    this.#generation += 1;
    this.#rendering.clear();
    for (const page of this.#pages.values()) {
      if (page.tags.some((tag) => tags.has(tag))) page.stale = true;
    }
  }

  #isStale({ stale, renderedAt }: KeptPage): boolean {
    const { lifetime } = this.#options;
    return stale || (lifetime !== undefined && this.#now() - renderedAt >= lifetime);
  }

  async #renewed(address: string, kept: KeptPage | undefined): Promise<ReadyAnswer> {
    const generation = this.#generation;
    const page = await this.#options.render(address);
    if (page.status >= 500) {
      if (!kept) return this.#answer(page, await this.#encoded(page.body));
      this.#options.warn(`${address} cannot be rendered anew; serving it as it last was.`);
      return kept.answer;
    }
    const tags = (page.headers['cache-tag'] ?? '').split(',').filter(Boolean);
    const keeps = page.status === 200 && tags.length > 0;
    const compressed = await this.#encoded(page.body, keeps);
    const answer = this.#answer(page, compressed);
    if (keeps) {
      const size = compressed.byteLength + address.length + 1024;
      this.#pages.set(address, { answer, tags, size, renderedAt: this.#now(), stale: generation !== this.#generation });
    } else {
      this.#pages.delete(address);
    }
    return answer;
  }

  /**
   * As small as it gets where a page is made once and sent many times; a long one less so, or it would take too long. A
   * page that is sent once, like the results of a search, is a tenth larger and ready forty times sooner.
   */
  #encoded(body: Buffer, keeps = false): Promise<Buffer> {
    const best = body.byteLength <= thoroughly ? 11 : 9;
    return compress(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: keeps ? best : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  }

  #answer({ status, headers, body }: RenderedPage, compressed: Buffer): ReadyAnswer {
    const own = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
    const policy = headers['content-security-policy'];
    return {
      status,
      headers: {
        ...this.#options.headers,
        ...own,
        ...(own['content-type'] === 'text/html' ? { 'content-type': 'text/html; charset=utf-8' } : {}),
        ...(policy ? { 'content-security-policy': this.#options.policyFor(policy, body.toString()) } : {}),
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      etag: entityTag(body),
      body: (encoding: Encoding) => decoded(compressed, encoding),
    };
  }
}

/** Nearly every visitor takes brotli, so only that form is kept; the others are made when somebody asks. */
function decoded(compressed: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return compressed;
  const plain = brotliDecompressSync(compressed);
  return encoding === 'gzip' ? gzipSync(plain) : plain;
}
