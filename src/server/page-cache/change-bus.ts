import { setTimeout as pause } from 'node:timers/promises';
import { redactedReason } from '../../cms/patches/logging/redacted-error.ts';
import { isGoneTag } from '../../cms/revalidation/change-tokens.ts';
import { type Repeated, startRepeating } from '../../lib/repeating.ts';

/** Ms between two reads of the change tokens. */
const interval = 400;

/** Ms after which a read counts as failed. */
const timeout = 2000;

export interface Change {
  /** The collections whose public records have changed. */
  readonly tags: ReadonlySet<string>;
  /** Whether something was taken off the site. */
  readonly withdrawn: boolean;
}

export interface ChangeBusOptions {
  readonly readTokens: () => Promise<ReadonlyMap<string, string>>;
  readonly timeout?: number;
  readonly now?: () => number;
  readonly warn: (message: string) => void;
}

/**
 * Reads the change tokens and notifies subscribers. No other code reads the table, so a change by
 * one instance reaches all parts of every other within half a second.
 */
export class ChangeBus {
  readonly #options: ChangeBusOptions;
  readonly #now: () => number;
  readonly #subscribers: ((change: Change) => void)[] = [];
  #tokens: ReadonlyMap<string, string> | undefined;
  #away = false;
  #readAt: number;

  constructor(options: ChangeBusOptions) {
    this.#options = options;
    this.#now = options.now ?? performance.now.bind(performance);
    this.#readAt = this.#now();
  }

  subscribe(subscriber: (change: Change) => void): void {
    this.#subscribers.push(subscriber);
  }

  /** Ms since the last successful read, or since construction. */
  readAgo(): number {
    return this.#now() - this.#readAt;
  }

  /** Whether the last read failed. */
  isAway(): boolean {
    return this.#away;
  }

  /**
   * Reads the tokens once. The first read reports every collection, since earlier results may be
   * stale.
   */
  async read(): Promise<void> {
    const tokens = await this.#tokensInTime();
    if (!tokens) return;
    const before = this.#tokens;
    this.#tokens = tokens;
    const changed = [...tokens].filter(([tag, token]) => before?.get(tag) !== token).map(([tag]) => tag);
    if (changed.length === 0) return;
    const change = {
      tags: new Set(changed.filter((tag) => !isGoneTag(tag))),
      withdrawn: before === undefined || changed.some(isGoneTag),
    };
    for (const subscriber of this.#subscribers) subscriber(change);
  }

  /** Polls the tokens until it is stopped. */
  start(): Repeated {
    const warn = (error: unknown) => this.#options.warn(`A change was not handled: ${redactedReason(error)}`);
    return startRepeating(() => this.read(), warn, interval);
  }

  async #tokensInTime(): Promise<ReadonlyMap<string, string> | undefined> {
    const tooSlow = new AbortController();
    try {
      const tokens = await Promise.race([
        this.#options.readTokens(),
        pause(this.#options.timeout ?? timeout, undefined, { ref: false, signal: tooSlow.signal }),
      ]);
      if (!tokens) throw new Error('no answer in time');
      this.#readAt = this.#now();
      this.#away = false;
      return tokens;
    } catch (error) {
      if (!this.#away) this.#options.warn(`The change tokens cannot be read: ${redactedReason(error)}`);
      this.#away = true;
      return undefined;
    } finally {
      tooSlow.abort();
    }
  }
}
