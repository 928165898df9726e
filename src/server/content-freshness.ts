import type { PageCache } from './page-cache.ts';

export interface ContentFreshnessOptions {
  readonly readStamps: () => Promise<ReadonlyMap<string, string>>;
  readonly cache: Pick<PageCache, 'invalidate'>;
  /** Milliseconds between two looks at the stamp. */
  readonly interval?: number;
  /** Milliseconds that a visitor may be kept waiting for a look. */
  readonly patience?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

/**
 * Looks at the content stamp when a page is asked for, at most every 400 milliseconds, and drops what has
 * changed. With the time that a new rendering takes, a change by any instance is on every other one within a second;
 * without visitors nothing is asked.
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

  /** Whether the last look was a moment ago, so that what is kept may be served without another. */
  isCurrent(): boolean {
    return this.#looking === undefined && this.#now() - this.#lookedAt < this.#interval;
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
      if (changed.size > 0) this.#options.cache.invalidate(changed);
    } catch (error) {
      if (!this.#away)
        this.#options.warn(
          `The content stamp cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        );
      this.#away = true;
    } finally {
      clearTimeout(timer);
    }
  }
}
