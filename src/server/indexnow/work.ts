import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { readStamps } from '../../cms/content-stamp.ts';
import type { ContentSource } from '../../content/source.ts';
import type { Settings } from '../../env.ts';
import { type Outcome, pauseAfter } from '../../intake/destinations/attempt.ts';
import { addressChanges } from '../../seo/addresses.ts';
import { type Repeated, startRepeating } from '../../shared/repeating.ts';
import { isPublicSite, mostAtOnce, tellIndexNow } from './service.ts';

/** Milliseconds between two looks at the content stamps. */
const rhythm = 1000;

/** Milliseconds after which all addresses are read without a stamp that says so: a job may have closed by itself. */
const round = 60 * 60 * 1000;

const note = 'indexnow';

/** What is kept of it in the database. */
interface Told {
  /** The moment of the last change that search engines were told of, in milliseconds since 1970. */
  readonly until: number;
}

export interface IndexNowOptions {
  readonly payload: Payload;
  readonly content: ContentSource;
  /** Makes sure that what is read is not older than the stamps. */
  readonly refresh: () => Promise<void> | undefined;
  readonly tell: (paths: readonly string[]) => Promise<Outcome>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly pace?: number;
  readonly now?: () => number;
}

/**
 * Tells search engines of every address that was published, changed or taken off, once it is so for everybody. It knows them from the
 * database alone, so whoever publishes waits for nothing and a draft is never among them. What could not be told is told later; what
 * was changed while the site stood still, after its start.
 */
export class IndexNowWork {
  readonly #options: IndexNowOptions;
  readonly #now: () => number;
  #known: ReadonlyMap<string, number> | undefined;
  #toTell = new Set<string>();
  #stamps = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #attempts = 0;
  #restsUntil = 0;

  constructor(options: IndexNowOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Looks whether anything has changed, and tells of it. */
  async look(): Promise<void> {
    const { payload } = this.#options;
    const stamps = JSON.stringify([...(await readStamps(payload))].sort());
    if (stamps !== this.#stamps || this.#now() - this.#readAt >= round) {
      await this.#read();
      this.#stamps = stamps;
      this.#readAt = this.#now();
    }
    if (this.#toTell.size > 0 && this.#now() >= this.#restsUntil) await this.#tell();
  }

  /** Notes what is another than it was. */
  async #read(): Promise<void> {
    const { payload, content, refresh } = this.#options;
    await refresh();
    const current = await addressChanges(content);
    const before = this.#known;
    this.#known = current;
    if (before) {
      for (const [path, changed] of current) if (before.get(path) !== changed) this.#toTell.add(path);
      for (const path of before.keys()) if (!current.has(path)) this.#toTell.add(path);
      return;
    }
    const told = await payload.kv.get<Told>(note);
    // What was there before anybody asked for this is known already, or found from what is told.
    if (!told) return this.#keep();
    for (const [path, changed] of current) if (changed > told.until) this.#toTell.add(path);
  }

  async #tell(): Promise<void> {
    const { tell, log, pace } = this.#options;
    const paths = [...this.#toTell].slice(0, mostAtOnce);
    const outcome = await tell(paths);
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

  /** Everything that is known now has been told. */
  async #keep(): Promise<void> {
    const until = Math.max(0, ...(this.#known?.values() ?? []));
    await this.#options.payload.kv.set(note, { until } satisfies Told);
  }
}

/** Tells for as long as the process lives; undefined where there is no key, or nobody outside reaches the site. */
export function startIndexNow(
  settings: Settings,
  options: Pick<IndexNowOptions, 'payload' | 'content' | 'refresh'> & { readonly log: FastifyBaseLogger },
): Repeated | undefined {
  const { INDEXNOW_KEY: key, SITE_URL, DELIVERY_PACE: pace } = settings;
  if (!key) return undefined;
  if (!isPublicSite(SITE_URL)) {
    options.log.warn(`INDEXNOW_KEY is set, but nobody outside reaches ${SITE_URL} (SITE_URL): nothing is told.`);
    return undefined;
  }
  const work = new IndexNowWork({ ...options, pace, tell: (paths) => tellIndexNow(settings, key, paths) });
  return startRepeating(
    () => work.look(),
    (err) => options.log.error({ err }, 'What IndexNow is to be told could not be read.'),
    rhythm,
  );
}
