import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { CardPress } from '../../cards/draw.ts';
import { type CardFacts, cardName, cardPrefix } from '../../cards/facts.ts';
import { cardAt } from '../../cards/of-site.ts';
import { readPublishedAddresses } from '../../cms/published-addresses.ts';
import type { ContentSource } from '../../content/source.ts';
import { type Repeated, startRepeating } from '../../shared/repeating.ts';
import { listPaths } from '../../shared/template-addresses.ts';
import type { ChangeBus } from '../change-bus.ts';
import type { CardShelf } from './shelf.ts';

/** Ms between two looks at what is to be made, and between two walks over the whole site. */
const rhythm = 1000;
const round = 6 * 60 * 60 * 1000;
/**
 * A card that is asked for and is not there begins a walk over all, but not more often than this: anybody can ask, and a walk over
 * thousands takes a minute.
 */
const patience = { few: 60_000, many: 60 * 60 * 1000 } as const;
/** With so many addresses or fewer all are looked at after each change: what they show may be of a record that changed elsewhere. */
const few = 200;
/** Messengers keep pages for a while that name a card of before. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** After a look that failed as a whole. */
const rest = 60_000;
/** Between two cards of many, so that visitors come first. */
const breath = 100;

interface Address {
  readonly path: string;
  readonly changed: string;
}

export interface CardWorkOptions {
  readonly payload: Payload;
  readonly content: ContentSource;
  readonly shelf: CardShelf;
  /** Whether cases and articles are kept by another host, of whose changes nothing is known here. */
  readonly elsewhere: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly draw?: (facts: CardFacts) => Promise<Buffer>;
  readonly now?: () => number;
}

/** Keeps a card for every address that has one: makes what is missing, and takes away what nothing shows any more. */
export class CardWork {
  readonly #options: CardWorkOptions;
  readonly #draw: (facts: CardFacts) => Promise<Buffer>;
  readonly #now: () => number;
  /** Of each address what was last seen of it. */
  readonly #seen = new Map<string, { readonly changed: string; readonly name: string | undefined }>();
  readonly #failed = new Set<string>();
  #kept: Set<string> | undefined;
  /** Changes of the content, and how many of them are made. */
  #changes = 0;
  #made = 0;
  #walkedAt = Number.NEGATIVE_INFINITY;
  #stopped = false;

  constructor(options: CardWorkOptions) {
    this.#options = options;
    const press = new CardPress(options.shelf.picture);
    this.#draw = options.draw ?? ((facts) => press.draw(facts));
    this.#now = options.now ?? Date.now;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Notes that content has changed. */
  changed(): void {
    this.#changes += 1;
  }

  /** Makes the cards that are missing, if anything has changed. */
  async look(): Promise<void> {
    const changes = this.#changes;
    const since = this.#now() - this.#walkedAt;
    const missed = this.#options.shelf.takeMissed();
    const whole = since >= round || (missed && since >= (this.#seen.size <= few ? patience.few : patience.many));
    if (changes === this.#made && !whole) return;
    const addresses = await this.#addresses();
    await this.#make(addresses, whole);
    if (whole && !this.#stopped) {
      await this.#tidy();
      this.#walkedAt = this.#now();
    }
    // Only now: what failed as a whole is tried again.
    this.#made = changes;
  }

  async #addresses(): Promise<readonly Address[]> {
    const { content, payload, elsewhere } = this.#options;
    const [pages, jobs] = await Promise.all([content.pageAddresses(), content.jobs()]);
    const entries = elsewhere
      ? {
          works: (await content.works()).map(({ slug }) => ({ slug, changed: '' })),
          insights: (await content.insightAddresses()).map(({ slug }) => ({ slug, changed: '' })),
        }
      : await readPublishedAddresses(payload);
    return [
      ...pages,
      // What lists show comes from everywhere.
      ...[...listPaths].map((path) => ({ path, changed: String(this.#now()) })),
      ...entries.works.map(({ slug, changed }) => ({ path: `/work/${slug}`, changed })),
      ...jobs.map((job) => ({ path: `/jobs/${job.slug}`, changed: JSON.stringify(job) })),
      ...entries.insights.map(({ slug, changed }) => ({ path: `/insights/${slug}`, changed })),
    ];
  }

  async #make(addresses: readonly Address[], whole: boolean): Promise<void> {
    if (whole) {
      // What is said to be there may be gone, and what failed may be mended.
      this.#kept = undefined;
      this.#failed.clear();
    }
    const all = whole || addresses.length <= few;
    const living = new Set(addresses.map(({ path }) => path));
    for (const path of [...this.#seen.keys()]) if (!living.has(path)) this.#seen.delete(path);
    for (const { path, changed } of addresses) {
      if (this.#stopped) return;
      if (!all && this.#seen.get(path)?.changed === changed) continue;
      const facts = await cardAt(this.#options.content, path);
      const name = facts && cardName(facts);
      this.#seen.set(path, { changed, name });
      if (facts && name !== undefined && (await this.#makeOne(path, name, facts))) await pause(breath);
    }
  }

  /** @returns whether there was one to make */
  async #makeOne(path: string, name: string, facts: CardFacts): Promise<boolean> {
    const { shelf, log } = this.#options;
    this.#kept ??= new Set((await shelf.list(cardPrefix)).keys());
    if (this.#kept.has(name) || this.#failed.has(name)) return false;
    // Another instance may have made it since.
    if ((await shelf.list(name)).size === 0) {
      try {
        await shelf.write(name, await this.#draw(facts));
      } catch (err) {
        this.#failed.add(name);
        log.warn(
          { err, path },
          `The social picture of ${path} could not be made; the one of the whole site stands in.`,
        );
        return true;
      }
    }
    this.#kept.add(name);
    return true;
  }

  async #tidy(): Promise<void> {
    const { shelf } = this.#options;
    const shown = new Set([...this.#seen.values()].map(({ name }) => name));
    for (const [name, written] of await shelf.list(cardPrefix)) {
      if (shown.has(name) || this.#now() - written.getTime() < keptFor) continue;
      await shelf.remove(name);
      this.#kept?.delete(name);
    }
  }
}

/** Makes cards for as long as the process lives. */
export function startCardWork(
  options: CardWorkOptions & { readonly log: FastifyBaseLogger; readonly changes: Pick<ChangeBus, 'subscribe'> },
): Repeated {
  const work = new CardWork(options);
  options.changes.subscribe(() => work.changed());
  let restsUntil = 0;
  const clock = startRepeating(
    async (now) => (now.getTime() < restsUntil ? undefined : work.look()),
    (err) => {
      // What is away is most likely still away in a second.
      restsUntil = Date.now() + rest;
      options.log.error({ err }, 'Social pictures could not be looked at.');
    },
    rhythm,
  );
  return {
    stop: async () => {
      work.stop();
      await clock.stop();
    },
  };
}
