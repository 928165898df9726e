import { setImmediate as letOthers, setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { harmlessReason } from '../cms/engine/harmless-error.ts';
import type { ReadyAnswer } from './built-pages.ts';
import { thoroughlyCompressed } from './compressed.ts';
import { isConcerned, type KeptPage, type Making } from './kept-page.ts';
import { keptByNobody, PageAnswers, type PageAnswersOptions } from './page-answers.ts';
import type { PageSources } from './page-reads.ts';
import { lifeOf, type RenderedPage } from './rendered-page.ts';

export interface PageCacheOptions extends PageAnswersOptions {
  readonly render: (address: string) => Promise<RenderedPage>;
  /** Bytes of compressed pages to keep. */
  readonly mostBytes?: number;
  /**
   * Milliseconds after which a page is looked at anew although no stamp said that it has changed; for content from another host. Who asks
   * for it then is given it as it last was, and whoever comes after that the new one.
   */
  readonly lifetime?: number;
  /** Milliseconds that a visitor waits for a page whose time is over, before it is served as it last was. */
  readonly patience?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

/** Whoever does not wait for a rendering must not leave its failure to nobody. */
const unheeded = (rendering: Promise<unknown>): void => void rendering.catch(() => undefined);

/**
 * Keeps rendered pages, compressed, until something that they show changes. One request renders a page while the others
 * for the same address wait for it; a page that cannot be rendered anew is served as it last was.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #answers: PageAnswers;
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #rendering = new Map<string, Promise<ReadyAnswer>>();
  readonly #now: () => number;
  readonly #lifetime: number;
  /** Grows with every invalidation: a page whose rendering began before one may show what is gone. */
  #generation = 0;
  #shrinking: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#answers = new PageAnswers(options);
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
    const running = this.#rendering.get(address) ?? this.#startRendering(address, this.#renewed(address, kept));
    if (!kept || kept.stale) return running;
    // Nobody has said that the page is wrong, only that it is time to look again: another host is not waited for at all.
    if (this.#now() >= kept.until) return this.#orAsItWas(running, kept);
    unheeded(running);
    return kept.answer;
  }

  #startRendering(address: string, rendering: Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const started = rendering.finally(() => {
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
    const answer = await this.#answers.of(page);
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
  }

  /** Marks every page that was made from one of these collections. */
  invalidate(tags: ReadonlySet<string>): void {
    this.#generation += 1;
    this.#rendering.clear();
    for (const page of this.#pages.values()) {
      if (!isConcerned(page, tags)) continue;
      page.stale = true;
      for (const tag of tags) page.changed.add(tag);
    }
  }

  /**
   * Finds out what a change of these collections comes to while pages are served as they last were, and lets all of them change in the
   * same moment: what was asked for last comes first. What is not found out in time is waited for, as after `invalidate`.
   *
   * @param milliseconds after which what has been found out is shown
   */
  async renew(tags: ReadonlySet<string>, milliseconds: number): Promise<void> {
    const generation = this.#generation;
    const found: (() => void)[] = [];
    let late: (() => void) | undefined;
    const over = pause(milliseconds, 'over' as const, { ref: false });
    for (const [address, kept] of [...this.#pages.entries()]) {
      if (late || generation !== this.#generation) break;
      // Of one that visitors wait for as it is nobody would notice; and what takes long, as a feed does, is left to who asks for it.
      if (this.#isStale(kept) || !isConcerned(kept, tags) || kept.took > milliseconds / 2) continue;
      const finding = this.#foundOut(address, kept, tags);
      const show = await Promise.race([finding, over]);
      // One that takes long holds nobody up but those who ask for it.
      if (show === 'over') late = () => unheeded(this.#startRendering(address, this.#whenFoundOut(address, finding)));
      else if (show) found.push(show);
      await letOthers();
    }
    // Something else has changed meanwhile: what was found out may be of a time before.
    const isOvertaken = generation !== this.#generation;
    this.invalidate(tags);
    if (isOvertaken) return;
    for (const show of found) show();
    late?.();
  }

  async #whenFoundOut(address: string, finding: Promise<(() => void) | undefined>): Promise<ReadyAnswer> {
    const generation = this.#generation;
    const show = await finding;
    if (generation === this.#generation) show?.();
    return this.peek(address) ?? this.#renewed(address, this.#pages.peek(address));
  }

  /** @returns what lets a page be shown as it is after a change; undefined where a visitor is to wait for that */
  async #foundOut(address: string, kept: KeptPage, tags: ReadonlySet<string>): Promise<(() => void) | undefined> {
    const { sources } = kept;
    try {
      if (sources && (await sources.areStill(tags))) return () => void this.#believe(address, sources);
      const begun = this.#now();
      const page = await this.#options.render(address);
      const life = lifeOf(page);
      if (life === undefined) return undefined;
      const answer = await this.#answers.again(kept.answer, page, life);
      const took = this.#now() - begun;
      return () => this.#keep(address, page, answer, { begun, life, took, stale: false });
    } catch {
      // Whoever asks for it hears why.
      return undefined;
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
    const asItWas = (last: KeptPage, reason: string): ReadyAnswer => {
      this.#options.warn(`${address} cannot be rendered anew (${reason}); serving it as it last was.`);
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
      return asItWas(kept, harmlessReason(error));
    }
    if (page.status >= 500) {
      if (kept) return asItWas(kept, `status ${page.status}`);
      // Why stands in the line before: what draws the page does not know its address. That content is away is said elsewhere.
      if (page.status !== 503) this.#options.warn(`${address} cannot be rendered (status ${page.status}).`);
      return this.#answers.of(page);
    }
    const life = lifeOf(page);
    if (life === undefined) {
      this.#pages.delete(address);
      return this.#answers.of(page);
    }
    const answer = await this.#answers.again(this.#pages.peek(address)?.answer, page, life);
    this.#keep(address, page, answer, {
      begun,
      life,
      took: this.#now() - begun,
      stale: generation !== this.#generation,
    });
    return answer;
  }

  #keep(address: string, page: RenderedPage, answer: ReadyAnswer, { begun, life, took, stale }: Making): void {
    const fresh: Omit<KeptPage, 'answer' | 'size'> = {
      read: page.read,
      until: begun + life,
      took,
      lookAgain: begun + this.#lifetime,
      stale,
      // Of what changed in the middle of a rendering nobody knows which part it has seen.
      sources: stale ? undefined : page.sources,
      changed: new Set(),
    };
    const before = this.#pages.peek(address);
    if (before?.answer === answer) {
      Object.assign(before, fresh);
      return;
    }
    const first: KeptPage = { ...fresh, answer, size: page.body.byteLength + address.length + 1024 };
    this.#pages.set(address, first);
    this.#makeSmall(address, page, first);
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
    return generation === this.#generation && this.#believe(address, sources);
  }

  /** Takes a page for true again; not one that was rendered meanwhile. By now it may have been made small. */
  #believe(address: string, sources: PageSources): boolean {
    const kept = this.#pages.peek(address);
    if (kept?.sources !== sources) return false;
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
      this.#options.warn(`${address} cannot be made smaller: ${harmlessReason(error)}`);
    });
  }

  /** Ends when every page that is kept by now is as small as it gets. */
  settled(): Promise<void> {
    return this.#shrinking;
  }
}
