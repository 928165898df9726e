import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../env.ts';
import type { Outcome } from '../../intake/destinations/attempt.ts';
import { type Repeated, startRepeating } from '../../shared/repeating.ts';
import type { ChangeBus } from '../change-bus.ts';
import { everyPage } from './keeping.ts';
import { purge } from './purge.ts';

/** Ms between two looks at what is to be dropped. */
const rhythm = 500;

/**
 * Milliseconds after which no instance gives a page as it was before a change: twice what it takes
 * one to look.
 */
const settled = 2000;

/**
 * Milliseconds before a network that did not do what it was asked is asked again: two seconds,
 * four, up to five minutes.
 */
const pauseAfter = (attempts: number, asked = 0): number => Math.max(asked, Math.min(1000 * 2 ** attempts, 300_000));

export interface PurgeOptions {
  readonly purge: (tags: readonly string[]) => Promise<Outcome>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
}

interface Due {
  /** Milliseconds of the clock from which on it is dropped. */
  readonly at: number;
  /**
   * An instance may have given an old page to the network until it heard of the change, so each tag
   * is dropped twice.
   */
  readonly last: boolean;
}

/**
 * Has a delivery network drop what has changed. Everything is dropped when an instance starts,
 * because it may have been built anew, and because nobody watched while it stood still; so nothing
 * has to be remembered. What cannot be dropped now is dropped later.
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

  /** Notes that pages with these tags have changed. */
  changed(tags: Iterable<string>): void {
    for (const tag of tags) this.#due.set(tag, { at: this.#now(), last: false });
  }

  /** Has dropped what is due. */
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
    // Changed once more while the network was asked.
    if (this.#due.get(tag) !== asked) return;
    if (asked.last) this.#due.delete(tag);
    else this.#due.set(tag, { at: this.#now() + settled, last: true });
  }
}

/**
 * Drops for as long as the process lives; undefined where no network is named. Changes are the
 * admin instance's to tell.
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
    rhythm,
  );
}
