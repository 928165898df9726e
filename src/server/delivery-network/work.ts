import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { isContentTag, readStamps } from '../../cms/content-stamp.ts';
import type { Settings } from '../../env.ts';
import type { Outcome } from '../../intake/destinations/attempt.ts';
import { type Repeated, startRepeating } from '../../shared/repeating.ts';
import { everyPage } from './keeping.ts';
import { purge } from './purge.ts';

/** Milliseconds between two looks at the content stamps. */
const rhythm = 500;

/** Milliseconds after which no instance gives a page as it was before a change: twice what it takes one to look. */
const settled = 2000;

/** Milliseconds before a network that did not do what it was asked is asked again: two seconds, four, up to five minutes. */
const pauseAfter = (attempts: number, asked = 0): number => Math.max(asked, Math.min(1000 * 2 ** attempts, 300_000));

export interface PurgeOptions {
  readonly readStamps: () => Promise<ReadonlyMap<string, string>>;
  /** Whether changes are this instance's to tell. */
  readonly watches: boolean;
  readonly purge: (tags: readonly string[]) => Promise<Outcome>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
}

interface Due {
  /** Milliseconds of the clock from which on it is dropped. */
  readonly at: number;
  /** An instance may have given an old page to the network until it heard of the change, so each tag is dropped twice. */
  readonly last: boolean;
}

/**
 * Has a delivery network drop what has changed. Everything is dropped when an instance starts, because it may have been built anew, and
 * because nobody watched while it stood still; so nothing has to be remembered. What cannot be dropped now is dropped later.
 */
export class PurgeWork {
  readonly #options: PurgeOptions;
  readonly #now: () => number;
  readonly #due = new Map<string, Due>();
  #seen: ReadonlyMap<string, string> | undefined;
  #attempts = 0;
  #restsUntil = 0;

  constructor(options: PurgeOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#note(everyPage);
  }

  #note(tag: string): void {
    this.#due.set(tag, { at: this.#now(), last: false });
  }

  /** Looks whether anything has changed, and has it dropped. */
  async look(): Promise<void> {
    if (this.#options.watches) await this.#watch();
    const now = this.#now();
    const due = [...this.#due].filter(([, { at }]) => at <= now);
    if (due.length > 0 && now >= this.#restsUntil) await this.#purge(due);
  }

  async #watch(): Promise<void> {
    const current = await this.#options.readStamps();
    const before = this.#seen;
    this.#seen = current;
    if (!before) return;
    for (const [tag, token] of current) if (isContentTag(tag) && before.get(tag) !== token) this.#note(tag);
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

/** Drops for as long as the process lives; undefined where no network is named. */
export function startPurging(settings: Settings, payload: Payload, log: FastifyBaseLogger): Repeated | undefined {
  const { PURGE_BY: by } = settings;
  if (!by) return undefined;
  const work = new PurgeWork({
    log,
    readStamps: () => readStamps(payload),
    watches: settings.ADMIN,
    purge: (tags) => purge(settings, by, tags),
  });
  return startRepeating(
    () => work.look(),
    (err) => log.error({ err }, 'What the delivery network is to drop could not be read.'),
    rhythm,
  );
}
