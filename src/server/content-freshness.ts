import { isGoneTag } from '../cms/content-stamp.ts';
import { harmlessReason } from '../cms/engine/harmless-error.ts';
import type { PageCache } from './page-cache.ts';

export interface ContentFreshnessOptions {
  readonly readStamps: () => Promise<ReadonlyMap<string, string>>;
  readonly cache: { readonly invalidate: PageCache['invalidate'] };
  /** Milliseconds between two looks at the stamp. */
  readonly interval?: number;
  /** Milliseconds that a visitor may be kept waiting for a look. */
  readonly patience?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

/**
 * Looks at the content stamp when a page is asked for, at most every 400 milliseconds, and invalidates what has changed. A change by any
 * instance is on every other one within a second; without visitors nothing is asked.
 */
export class ContentFreshness {
  readonly #options: ContentFreshnessOptions;
  readonly #interval: number;
  readonly #now: () => number;
  #seen: ReadonlyMap<string, string> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #away = false;
  #answeredAt: number;

  constructor(options: ContentFreshnessOptions) {
    this.#options = options;
    this.#interval = options.interval ?? 400;
    this.#now = options.now ?? performance.now.bind(performance);
    this.#answeredAt = this.#now();
  }

  /** Milliseconds since the stamp was last read, or since this began. */
  lookedAgo(): number {
    return this.#now() - this.#answeredAt;
  }

  /** Whether the last look was in vain. */
  isAway(): boolean {
    return this.#away;
  }

  /** Nothing to wait for when the last look was a moment ago; else a look, cut short when the database is slow. */
  check(): Promise<void> | undefined {
    if (this.#now() - this.#lookedAt < this.#interval) return this.#looking;
    this.#lookedAt = this.#now();
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.#options.patience ?? 300);
    });
    try {
      const current = await Promise.race([this.#options.readStamps(), tooSlow]);
      const before = this.#seen;
      this.#seen = current;
      this.#answeredAt = this.#now();
      this.#away = false;
      const changed = new Set([...current].filter(([tag, token]) => before?.get(tag) !== token).map(([tag]) => tag));
      if (changed.size === 0) return;
      // Pages may be older than the first look, and what was taken off is shown to nobody any more.
      this.#options.cache.invalidate(changed, !before || [...changed].some(isGoneTag));
    } catch (error) {
      if (!this.#away) this.#options.warn(`The content stamp cannot be read: ${harmlessReason(error)}`);
      this.#away = true;
    } finally {
      clearTimeout(timer);
    }
  }
}
