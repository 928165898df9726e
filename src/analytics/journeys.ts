import { createHmac } from 'node:crypto';
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

interface Visit {
  readonly pages: Pick<PageRead, 'path' | 'at'>[];
  arrival?: { readonly at: number; readonly from: Arrival } | undefined;
}

interface Options {
  /** Secrets of a day; asked once for each. */
  readonly keysOf: (day: string) => DayKeys;
  /** Called with every page that was read at this instance. */
  readonly tell?: (read: PageRead) => void;
  readonly now?: () => number;
}

/** Adds a page in the order of time. A reload, and a page told twice, adds nothing. */
function insert(pages: Visit['pages'], { path, at }: PageRead): void {
  const index = pages.findLastIndex((page) => page.at <= at) + 1;
  if (pages[index - 1]?.path === path) return;
  const next = pages[index];
  if (next?.path === path) pages[index] = { path, at };
  else pages.splice(index, 0, { path, at });
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
  #day = '';
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
    this.#visits.clear();
    this.#clients.clear();
    this.#day = day;
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
    const { visit, client } = this.#hashesOf(headers, address);
    if (!this.#visits.has(visit)) {
      const visits = (this.#clients.get(client) ?? 0) + 1;
      if (visits > mostOfClient) return;
      this.#clients.set(client, visits);
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
    if (read.at < dayBegins(this.#now())) return;
    const visit = this.#visits.get(read.visit) ?? { pages: [] };
    insert(visit.pages, read);
    const { arrival, at } = read;
    if (arrival && (!visit.arrival || at < visit.arrival.at)) visit.arrival = { at, from: arrival };
    this.#visits.set(read.visit, visit);
  }

  /** Way of a visitor so far; undefined for visitors that are not counted, or not known. */
  journeyOf(headers: IncomingHttpHeaders, address: string): Journey | undefined {
    if (address === '' || !isCounted(headers)) return undefined;
    const visit = this.#visits.get(this.#hashesOf(headers, address).visit);
    const [first] = visit?.pages ?? [];
    if (!visit || !first) return undefined;
    return {
      firstPage: first.path,
      ...visit.arrival?.from,
      pages: visit.pages.map(({ path, at }) => ({ path, at: timeOfDay(at) })),
    };
  }

  stop(): void {
    clearTimeout(this.#midnight);
    this.#visits.clear();
    this.#clients.clear();
    this.#keys = undefined;
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

  #hashesOf(headers: IncomingHttpHeaders, address: string): { readonly visit: string; readonly client: string } {
    const { salt } = this.keys();
    const hashed = (text: string): string => createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
    const client = clientOf(address);
    const agent = (headers['user-agent'] ?? '').slice(0, longestAgent);
    return { visit: hashed(`${client}\n${agent}`), client: hashed(client) };
  }
}
