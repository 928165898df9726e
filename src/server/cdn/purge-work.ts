import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/env.ts';
import type { Outcome } from '../../enquiries/destinations/attempt.ts';
import { type Repeated, startRepeating } from '../../lib/repeating.ts';
import type { ChangeBus } from '../page-cache/change-bus.ts';
import { purge } from './purge.ts';
import { everyPage } from './shared-caching.ts';

/** Polling interval in ms. */
const pollInterval = 500;

/**
 * Milliseconds after which no instance serves a page from before a change: twice what noticing one
 * takes.
 */
const settled = 2000;

/**
 * Pause in milliseconds before a failed purge is retried: two seconds, four, up to five minutes.
 */
const pauseAfter = (attempts: number, asked = 0): number => Math.max(asked, Math.min(1000 * 2 ** attempts, 300_000));

export interface PurgeOptions {
  readonly purge: (tags: readonly string[]) => Promise<Outcome>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
}

interface Due {
  /** Time in milliseconds from which the tag is due. */
  readonly at: number;
  /**
   * Whether this is the second purge. An instance may give the network an old page until it has
   * noticed the change, so each tag is purged twice.
   */
  readonly last: boolean;
}

/**
 * Purges changed pages from a delivery network, and retries failures. Purges everything at start,
 * since the build may be new and changes during downtime are unknown; so it stores no state.
 */
export class PurgeWork {
  readonly #options: PurgeOptions;
  readonly #now: () => number;
  readonly #due = new Map<string, Due>();
  #attempts = 0;
  #restsUntil = 0;

  constructor(options: PurgeOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.changed([everyPage]);
  }

  /** Marks tags as changed. */
  changed(tags: Iterable<string>): void {
    for (const tag of tags) this.#due.set(tag, { at: this.#now(), last: false });
  }

  /** Purges the tags that are due. */
  async look(): Promise<void> {
    const now = this.#now();
    const due = [...this.#due].filter(([, { at }]) => at <= now);
    if (due.length > 0 && now >= this.#restsUntil) await this.#purge(due);
  }

  async #purge(due: readonly (readonly [string, Due])[]): Promise<void> {
    const tags = due.map(([tag]) => tag);
    const outcome = await this.#options.purge(tags);
    if (outcome.outcome === 'delivered') {
      this.#attempts = 0;
      for (const [tag, asked] of due) this.#done(tag, asked);
      return;
    }
    this.#attempts += 1;
    this.#restsUntil = this.#now() + pauseAfter(this.#attempts, outcome.outcome === 'again' ? outcome.wait : undefined);
    if (this.#attempts === 1)
      this.#options.log.warn(
        `The delivery network did not drop ${tags.join(', ')}. ${outcome.note} It is asked again.`,
      );
  }

  #done(tag: string, asked: Due): void {
    // The tag changed again during the purge.
    if (this.#due.get(tag) !== asked) return;
    if (asked.last) this.#due.delete(tag);
    else this.#due.set(tag, { at: this.#now() + settled, last: true });
  }
}

/**
 * Purges until it is stopped; undefined without a configured network. Only the admin instance
 * reports changes.
 */
export function startPurging(
  settings: Settings,
  changes: Pick<ChangeBus, 'subscribe'>,
  log: FastifyBaseLogger,
): Repeated | undefined {
  const { PURGE_BY: by } = settings;
  if (!by) return undefined;
  const work = new PurgeWork({ log, purge: (tags) => purge(settings, by, tags) });
  if (settings.ADMIN) changes.subscribe(({ tags }) => work.changed(tags));
  return startRepeating(
    () => work.look(),
    (err) => log.error({ err }, 'The delivery network could not be asked to drop pages.'),
    pollInterval,
  );
}
