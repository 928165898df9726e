import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag, type ReadyAnswer } from './built-pages.ts';
import { quicklyCompressed, thoroughlyCompressed } from './compressed.ts';
import type { SharedKeeping } from './delivery-network/keeping.ts';
import type { PolicyFor } from './page-policy.ts';
import type { PageSources } from './page-reads.ts';
import { lifeOf, type RenderedPage } from './rendered-page.ts';

interface KeptPage {
  readonly answer: ReadyAnswer;
  /** The collections that the page was made from. */
  read: ReadonlySet<string>;
  readonly size: number;
  /** Milliseconds of the clock from which on the page may say something that is not true any more. */
  until: number;
  /** Milliseconds of the clock from which on somebody should look whether it has changed. */
  lookAgain: number;
  /** Set when something that it shows may have changed since. It is served again only if it has not, or no fresh one can be had. */
  stale: boolean;
  /** What it was made from; undefined where only a rendering tells whether it has changed. */
  sources: PageSources | undefined;
  /** The collections that have changed since. */
  readonly changed: Set<string>;
}

export interface PageCacheOptions {
  readonly render: (address: string) => Promise<RenderedPage>;
  /** Headers that every page carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policyFor: PolicyFor;
  /** Bytes of compressed pages to keep. */
  readonly mostBytes?: number;
  /**
   * Milliseconds after which a page is looked at anew although no stamp said that it has changed; for content from another host. Who asks
   * for it then is given it as it last was, and whoever comes after that the new one.
   */
  readonly lifetime?: number;
  /** How a delivery network may keep pages; without it, it asks each time. */
  readonly shared?: SharedKeeping | undefined;
  /** Milliseconds that a visitor waits for a page whose time is over, before it is served as it last was. */
  readonly patience?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
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

/** Whoever does not wait for a rendering must not leave its failure to nobody. */
const unheeded = (rendering: Promise<unknown>): void => void rendering.catch(() => undefined);

/** Whether a page came out as it was, so that it need not be compressed again. */
const isSame = (before: ReadyAnswer, { status, body }: RenderedPage, headers: ReadyAnswer['headers']): boolean =>
  before.status === status && before.etag === entityTag(body) && isDeepStrictEqual(before.headers, headers);

/**
 * Keeps rendered pages, compressed, until something that they show changes. One request renders a page while the others
 * for the same address wait for it; a page that cannot be rendered anew is served as it last was.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<ReadyAnswer>>();
  readonly #now: () => number;
  readonly #lifetime: number;
  /** Grows with every invalidation: a page whose rendering began before one may show what is gone. */
  #generation = 0;
  #shrinking: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#lifetime = options.lifetime ?? Number.POSITIVE_INFINITY;
    this.#pages = new LRUCache({
      maxSize: options.mostBytes ?? 128 * 1024 * 1024,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** @param address path with the query that the page knows, already in canonical form */
  get(address: string): ReadyAnswer | Promise<ReadyAnswer> {
    const ready = this.peek(address);
    if (ready) return ready;
    const kept = this.#pages.get(address);
    const running = this.#rendering.get(address) ?? this.#startRendering(address, kept);
    if (!kept || kept.stale) return running;
    // Nobody has said that the page is wrong, only that it is time to look again: another host is not waited for at all.
    if (this.#now() >= kept.until) return this.#orAsItWas(running, kept);
    unheeded(running);
    return kept.answer;
  }

  #startRendering(address: string, kept: KeptPage | undefined): Promise<ReadyAnswer> {
    const started = this.#renewed(address, kept).finally(() => {
      if (this.#rendering.get(address) === started) this.#rendering.delete(address);
    });
    this.#rendering.set(address, started);
    return started;
  }

  async #orAsItWas(rendering: Promise<ReadyAnswer>, { answer }: KeptPage): Promise<ReadyAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const asItWas = new Promise<ReadyAnswer>((resolve) => {
      timer = setTimeout(resolve, this.#options.patience ?? 500, this.#unsure(answer));
    });
    try {
      return await Promise.race([rendering, asItWas]);
    } finally {
      clearTimeout(timer);
      unheeded(rendering);
    }
  }

  /** Whether there is a copy of the page, fresh or not. */
  has(address: string): boolean {
    return this.#pages.has(address);
  }

  /** How many pages there are, and what they take. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** The page if it lies ready and nothing that it shows has changed. */
  peek(address: string): ReadyAnswer | undefined {
    const kept = this.#pages.get(address);
    return kept && !this.#isStale(kept) ? this.#asOf(kept) : undefined;
  }

  /** A page for one visitor alone: made ready like the others, and kept by nobody. */
  async forOne(page: RenderedPage): Promise<ReadyAnswer> {
    const answer = await this.#fleeting(page);
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
  }

  /** Marks every page that was made from one of these collections. */
  invalidate(tags: ReadonlySet<string>): void {
    this.#generation += 1;
    this.#rendering.clear();
    for (const page of this.#pages.values()) {
      if (![...page.read].some((tag) => tags.has(tag))) continue;
      page.stale = true;
      for (const tag of tags) page.changed.add(tag);
    }
  }

  /** Forgets every page: what renders them has changed. */
  clear(): void {
    this.#generation += 1;
    this.#rendering.clear();
    this.#pages.clear();
  }

  /** What may not be true any more is given once, and not to be given on. */
  #unsure(answer: ReadyAnswer): ReadyAnswer {
    return this.#options.shared ? keptByNobody(answer) : answer;
  }

  /** Shortly before its end nobody else may keep a page: it would outlive it there. */
  #asOf({ answer, until }: KeptPage): ReadyAnswer {
    const { shared } = this.#options;
    return shared && until - this.#now() < shared.longest ? keptByNobody(answer) : answer;
  }

  #isStale({ stale, until, lookAgain }: KeptPage): boolean {
    return stale || this.#now() >= Math.min(until, lookAgain);
  }

  async #renewed(address: string, kept: KeptPage | undefined): Promise<ReadyAnswer> {
    const begun = this.#now();
    const asItWas = (last: KeptPage): ReadyAnswer => {
      this.#options.warn(`${address} cannot be rendered anew; serving it as it last was.`);
      last.lookAgain = begun + this.#lifetime;
      return this.#unsure(last.answer);
    };
    if (kept?.stale && begun < kept.until && (await this.#isStillTrue(address, kept))) return this.#asOf(kept);
    const generation = this.#generation;
    let page: RenderedPage;
    try {
      page = await this.#options.render(address);
    } catch (error) {
      if (!kept) throw error;
      return asItWas(kept);
    }
    if (page.status >= 500) return kept ? asItWas(kept) : this.#fleeting(page);
    const life = lifeOf(page);
    if (life === undefined) {
      this.#pages.delete(address);
      return this.#fleeting(page);
    }
    const fresh = (): Omit<KeptPage, 'answer' | 'size'> => {
      const stale = generation !== this.#generation;
      return {
        read: page.read,
        until: begun + life,
        lookAgain: begun + this.#lifetime,
        stale,
        // Of what changed in the middle of a rendering nobody knows which part it has seen.
        sources: stale ? undefined : page.sources,
        changed: new Set(),
      };
    };
    const before = this.#pages.peek(address);
    if (before && isSame(before.answer, page, this.#headersOf(page, life))) {
      Object.assign(before, fresh());
      return before.answer;
    }
    const answer = await this.#fleeting(page, life);
    const size = page.body.byteLength + address.length + 1024;
    const first: KeptPage = { ...fresh(), answer, size };
    this.#pages.set(address, first);
    this.#makeSmall(address, page, first);
    return answer;
  }

  /** Whether nothing that a page was made from has changed: to ask for that anew takes a small part of a rendering. */
  async #isStillTrue(address: string, { sources, changed }: KeptPage): Promise<boolean> {
    const generation = this.#generation;
    try {
      if (!sources || !(await sources.areStill(changed))) return false;
    } catch {
      // Without an answer a rendering comes to the same, and says why.
      return false;
    }
    // By now it may have been made small.
    const kept = this.#pages.peek(address);
    if (generation !== this.#generation || kept?.sources !== sources) return false;
    kept.stale = false;
    kept.changed.clear();
    kept.read = sources.read();
    return true;
  }

  /** Makes a kept page as small as it gets, when those before it are: whoever asked for it has it by then. */
  #makeSmall(address: string, page: RenderedPage, first: KeptPage): void {
    const made = this.#shrinking.then(async () => {
      if (this.#pages.peek(address) !== first) return;
      const { br, gzip } = await thoroughlyCompressed(page.body);
      if (this.#pages.peek(address) !== first) return;
      const form: ReadyAnswer['body'] = (encoding) =>
        encoding === 'br' ? br : encoding === 'gzip' ? gzip : gunzipSync(gzip);
      const answer = { ...first.answer, body: form };
      const size = br.byteLength + gzip.byteLength + address.length + 1024;
      this.#pages.set(address, { ...first, answer, size });
    });
    this.#shrinking = made.catch((error: unknown) => {
      this.#options.warn(
        `${address} cannot be made smaller: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }

  /** Ends when every page that is kept by now is as small as it gets. */
  settled(): Promise<void> {
    return this.#shrinking;
  }

  /** A page that is sent at once, or only once like the results of a search: a tenth larger than a kept one, and ready forty times sooner. */
  async #fleeting(page: RenderedPage, life?: number): Promise<ReadyAnswer> {
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
}
