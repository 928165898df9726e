import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { dayBegins, wallClock } from '../config/brand/dates.ts';
import { clientOf } from '../lib/client-of.ts';
import { dayClock } from './days.ts';
import type { DayKeys } from './journey-keys.ts';
import { campaignOf, sourceOf } from './source.ts';
import { isCounted } from './visitor.ts';

/** Visits in memory, of all clients together and of one client. */
const mostVisits = 20_000;
const mostOfClient = 200;

/** Pages of a visit that are remembered: the first one and the latest. */
export const mostPages = 20;

export const longestPath = 200;

/** Paths that are held once for all visits; a site has fewer pages. */
const mostPaths = 5000;

/** Longer than any browser's user agent; the rest of a longer one distinguishes no visitor. */
const longestAgent = 400;

/** Where a visit came from, by the first page of the day that was reached from elsewhere. */
export interface Arrival {
  /** Host of the referring site, `utm_source`, or `direct`. */
  readonly source: string;
  readonly medium?: string | undefined;
  readonly campaign?: string | undefined;
}

/** One page that was read, as instances tell each other of it. */
export interface PageRead {
  /** Keyed hash of client and user agent, which is different every day. */
  readonly visit: string;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly arrival?: Arrival | undefined;
}

/** Way of a visitor through the site on one day. */
export interface Journey extends Partial<Arrival> {
  readonly firstPage: string;
  /** Paths with the time of day in the brand's time zone: `10:27`. */
  readonly pages: readonly { readonly path: string; readonly at: string }[];
}

/** Page of a visit in memory. Milliseconds since midnight are a small integer, which saves room. */
interface VisitedPage {
  readonly path: string;
  readonly since: number;
}

interface Visit {
  readonly pages: VisitedPage[];
  arrival?: { readonly since: number; readonly from: Arrival } | undefined;
}

interface Options {
  /** Secrets of a day; asked once for each. */
  readonly keysOf: (day: string) => DayKeys;
  /** Called with every page that was read at this instance. */
  readonly tell?: (read: PageRead) => void;
  readonly now?: () => number;
}

/** Adds a page in the order of time. A reload, and a page told twice, adds nothing. */
function insert(pages: VisitedPage[], page: VisitedPage): void {
  const index = pages.findLastIndex(({ since }) => since <= page.since) + 1;
  if (pages[index - 1]?.path === page.path) return;
  if (pages[index]?.path === page.path) pages[index] = page;
  else pages.splice(index, 0, page);
  if (pages.length > mostPages) pages.splice(1, 1);
}

const timeOfDay = (at: number): string => new Date(wallClock(at)).toISOString().slice(11, 16);

/**
 * Visits of the current day, in the memory of this process alone. Key and salt are forgotten with
 * the visits at midnight, so nothing links a visitor of one day to another.
 */
export class Journeys {
  readonly #visits = new LRUCache<string, Visit>({ max: mostVisits });
  /** Number of visits by client, also by a keyed hash: one client must not crowd out the others. */
  readonly #clients = new LRUCache<string, number>({ max: mostVisits });
  readonly #options: Options;
  readonly #now: () => number;
  readonly #today: () => string;
  /** Paths by themselves: each visit has a string of its own otherwise. */
  readonly #paths = new Map<string, string>();
  #day = '';
  #midnightBefore = 0;
  #keys: DayKeys | undefined;
  #midnight: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#today = dayClock(this.#now);
    this.#endAtMidnight();
  }

  /** Number of visits in memory. */
  get size(): number {
    return this.#visits.size;
  }

  /** Secrets of the current day. Forgets everything of an earlier day. */
  keys(): DayKeys {
    const day = this.#today();
    if (this.#keys && day === this.#day) return this.#keys;
    this.#forget();
    this.#day = day;
    this.#midnightBefore = dayBegins(this.#now());
    this.#keys = this.#options.keysOf(day);
    return this.#keys;
  }

  /**
   * Notes a page that a visitor reads. The caller leaves out visitors that are not counted.
   *
   * @param query query of the address, with the question mark
   */
  view(headers: IncomingHttpHeaders, address: string, path: string, query = ''): void {
    if (address === '') return;
    const client = clientOf(address);
    const visit = this.#visitOf(headers, client);
    if (!this.#visits.has(visit)) {
      const hashed = this.#hashed(client);
      const visits = (this.#clients.get(hashed) ?? 0) + 1;
      if (visits > mostOfClient) return;
      this.#clients.set(hashed, visits);
    }
    const source = sourceOf(headers, query);
    const arrival = source === undefined ? undefined : { source, ...campaignOf(query) };
    const read = { visit, path: path.slice(0, longestPath), at: this.#now(), arrival };
    this.hear(read);
    this.#options.tell?.(read);
  }

  /** Notes a page that was read at this instance or another one. */
  hear(read: PageRead): void {
    this.keys();
    const since = Math.round(read.at - this.#midnightBefore);
    if (since < 0) return;
    const visit = this.#visits.get(read.visit) ?? { pages: [] };
    insert(visit.pages, { path: this.#heldOnce(read.path), since });
    const { arrival } = read;
    if (arrival && (!visit.arrival || since < visit.arrival.since)) visit.arrival = { since, from: arrival };
    this.#visits.set(read.visit, visit);
  }

  /** Way of a visitor so far; undefined for visitors that are not counted, or not known. */
  journeyOf(headers: IncomingHttpHeaders, address: string): Journey | undefined {
    if (address === '' || !isCounted(headers)) return undefined;
    const visit = this.#visits.get(this.#visitOf(headers, clientOf(address)));
    const [first] = visit?.pages ?? [];
    if (!visit || !first) return undefined;
    return {
      firstPage: first.path,
      ...visit.arrival?.from,
      pages: visit.pages.map(({ path, since }) => ({ path, at: timeOfDay(this.#midnightBefore + since) })),
    };
  }

  stop(): void {
    clearTimeout(this.#midnight);
    this.#forget();
  }

  #forget(): void {
    this.#visits.clear();
    this.#clients.clear();
    this.#paths.clear();
    this.#keys = undefined;
  }

  #heldOnce(path: string): string {
    const known = this.#paths.get(path);
    if (known === undefined && this.#paths.size < mostPaths) this.#paths.set(path, path);
    return known ?? path;
  }

  /** Forgets the day when it ends, and not only with the first visitor of the next one. */
  #endAtMidnight(): void {
    const now = this.#now();
    this.#midnight = setTimeout(
      () => {
        this.keys();
        this.#endAtMidnight();
      },
      Math.max(1000, dayBegins(now, 1) - now),
    );
    this.#midnight.unref();
  }

  /** Puts a secret salt before the text, which takes a tenth of the time of an HMAC. */
  #hashed(text: string): string {
    const { salt } = this.keys();
    return createHash('sha256').update(salt).update(text).digest('base64url').slice(0, 22);
  }

  #visitOf(headers: IncomingHttpHeaders, client: string): string {
    return this.#hashed(`${client}\n${(headers['user-agent'] ?? '').slice(0, longestAgent)}`);
  }
}
