import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import type { Settings } from '../../config/env.ts';
import type { ContentSource } from '../../content/source.ts';
import { type Outcome, pauseAfter } from '../../enquiries/destinations/attempt.ts';
import { type Repeated, startRepeating } from '../../lib/repeating.ts';
import { addressChanges } from '../../seo/addresses.ts';
import type { ChangeBus } from '../page-cache/change-bus.ts';
import { isPublicSite, mostAtOnce, notifyIndexNow } from './service.ts';

/** Polling interval in ms. */
const pollInterval = 1000;

/**
 * Ms after which all addresses are read although nothing was published: a job may have passed its
 * last day.
 */
const round = 60 * 60 * 1000;

const note = 'indexnow';

/** State in the database. */
interface Reported {
  /** Time of the last reported change, in milliseconds since 1970. */
  readonly until: number;
}

export interface IndexNowOptions {
  readonly payload: Payload;
  readonly content: ContentSource;
  readonly report: (paths: readonly string[]) => Promise<Outcome>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly pace?: number;
  readonly now?: () => number;
}

/**
 * Notifies search engines of published, changed or withdrawn addresses, including changes during
 * downtime; retries failures. Reads addresses from the database alone, so publishing does not wait
 * and drafts are never among them.
 */
export class IndexNowWork {
  readonly #options: IndexNowOptions;
  readonly #now: () => number;
  #known: ReadonlyMap<string, number> | undefined;
  #toTell = new Set<string>();
  /** Number of content changes, and how many of them have been read. */
  #changes = 0;
  #read = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #attempts = 0;
  #restsUntil = 0;

  constructor(options: IndexNowOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Counts a change of content. */
  changed(): void {
    this.#changes += 1;
  }

  /** Reads the addresses if content has changed, and reports those that differ. */
  async look(): Promise<void> {
    const changes = this.#changes;
    if (changes !== this.#read || this.#now() - this.#readAt >= round) {
      await this.#readAddresses();
      this.#read = changes;
      this.#readAt = this.#now();
    }
    if (this.#toTell.size > 0 && this.#now() >= this.#restsUntil) await this.#tell();
  }

  /** Marks addresses that differ from the last read. */
  async #readAddresses(): Promise<void> {
    const { payload, content } = this.#options;
    const current = await addressChanges(content);
    const before = this.#known;
    this.#known = current;
    if (before) {
      for (const [path, changed] of current) if (before.get(path) !== changed) this.#toTell.add(path);
      for (const path of before.keys()) if (!current.has(path)) this.#toTell.add(path);
      return;
    }
    const reported = await payload.kv.get<Reported>(note);
    // The first run reports nothing: search engines know the existing pages or find them through
    // links.
    if (!reported) return this.#keep();
    for (const [path, changed] of current) if (changed > reported.until) this.#toTell.add(path);
  }

  async #tell(): Promise<void> {
    const { report, log, pace } = this.#options;
    const paths = [...this.#toTell].slice(0, mostAtOnce);
    const outcome = await report(paths);
    if (outcome.outcome === 'delivered') {
      for (const path of paths) this.#toTell.delete(path);
      this.#attempts = 0;
      if (this.#toTell.size === 0) await this.#keep();
      return;
    }
    this.#attempts += 1;
    const asked = outcome.outcome === 'again' ? outcome.wait : undefined;
    this.#restsUntil = this.#now() + pauseAfter(this.#attempts, asked, pace);
    if (this.#attempts === 1)
      log.warn(`IndexNow was not told of ${paths.length} changed pages. ${outcome.note} It is tried again.`);
  }

  /** Stores the time of the newest change, after everything has been reported. */
  async #keep(): Promise<void> {
    const until = Math.max(0, ...(this.#known?.values() ?? []));
    await this.#options.payload.kv.set(note, { until } satisfies Reported);
  }
}

/**
 * Reports until it is stopped; undefined without a key or when the site cannot be reached from
 * outside.
 */
export function startIndexNow(
  settings: Settings,
  options: Pick<IndexNowOptions, 'payload' | 'content'> & {
    readonly log: FastifyBaseLogger;
    readonly changes: Pick<ChangeBus, 'subscribe'>;
  },
): Repeated | undefined {
  const { INDEXNOW_KEY: key, SITE_URL, DELIVERY_PACE: pace } = settings;
  if (!key) return undefined;
  if (!isPublicSite(SITE_URL)) {
    options.log.warn(`INDEXNOW_KEY is set, but ${SITE_URL} (SITE_URL) is not public: no changes are reported.`);
    return undefined;
  }
  const work = new IndexNowWork({ ...options, pace, report: (paths) => notifyIndexNow(settings, key, paths) });
  options.changes.subscribe(() => work.changed());
  return startRepeating(
    () => work.look(),
    (err) => options.log.error({ err }, 'What IndexNow is to be told could not be read.'),
    pollInterval,
  );
}
