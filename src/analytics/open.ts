import type { IncomingHttpHeaders } from 'node:http';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapter, Payload } from 'payload';
import type { Press } from '../lib/analytics/presses.ts';
import { bucketOf, type Vital, vitals } from '../lib/analytics/vitals.ts';
import { startRepeating } from '../lib/repeating.ts';
import { Counter } from './counter.ts';
import { dayClock } from './days.ts';
import { randomKeys, sharedKeys } from './journey-keys.ts';
import { JourneyNotices } from './journey-notices.ts';
import { type Journey, Journeys, type PageRead } from './journeys.ts';
import { MissingCounter } from './not-found/missing-counter.ts';
import { referrerOf } from './not-found/referrer.ts';
import { addMissing } from './not-found/rows.ts';
import { storedPath } from './not-found/stored-path.ts';
import { addCounts } from './report/rows.ts';
import { storedSearch } from './search-words.ts';
import { sourceOf } from './source.ts';
import { isCounted, isShown } from './visitor.ts';

/** Counts visits, unless the visitor opts out; undefined where analytics are off. */
export interface Analytics {
  /**
   * Counts a requested page.
   *
   * @param query query of the address, with the question mark
   * @param address of the client; without one the page belongs to no journey
   */
  readonly view: (headers: IncomingHttpHeaders, path: string, query?: string, address?: string) => void;
  /** Counts a prerendered page when it is shown. */
  readonly shown: (headers: IncomingHttpHeaders, path: string, address?: string) => void;
  /** Way of a visitor today; undefined where it is not known or must not be. */
  readonly journeyOf: (headers: IncomingHttpHeaders, address: string) => Journey | undefined;
  /** Counts a press on a link to a means of contact. */
  readonly pressed: (headers: IncomingHttpHeaders, kind: Press) => void;
  readonly measured: (
    headers: IncomingHttpHeaders,
    path: string,
    measures: Readonly<Partial<Record<Vital, number | undefined>>>,
  ) => void;
  /** Counts a search without results. */
  readonly searched: (headers: IncomingHttpHeaders, words: string) => Promise<void>;
  /** Counts an address that answered 404. */
  readonly missing: (headers: IncomingHttpHeaders, path: string) => void;
  readonly form: (headers: IncomingHttpHeaders, what: 'form-start' | 'form-send', kind: string) => void;
  /** Writes the current counts. */
  readonly write: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly payload: Payload;
  readonly warn: (error: unknown) => void;
  readonly find: (words: string) => Promise<{ readonly count: number }>;
  /** Key of the installation, which its instances share. */
  readonly secret: string;
  readonly now?: () => number;
}

/** Milliseconds between writes. */
const pause = 10_000;

/** Pool of a database that instances share; undefined for SQLite, which has one server. */
const sharedPool = ({ db }: Payload): PostgresAdapter['pool'] | undefined =>
  db.name === 'postgres' ? (db as DatabaseAdapter & Pick<PostgresAdapter, 'pool'>).pool : undefined;

function openJourneys({ payload, secret, now }: Pick<Options, 'payload' | 'secret' | 'now'>) {
  const pool = sharedPool(payload);
  let notices: JourneyNotices | undefined;
  const journeys = new Journeys({
    keysOf: pool ? sharedKeys(secret) : randomKeys,
    tell: (read: PageRead) => notices?.tell(read),
    ...(now ? { now } : {}),
  });
  if (pool) notices = new JourneyNotices({ pool, keys: () => journeys.keys(), hear: (read) => journeys.hear(read) });
  return {
    journeys,
    stop: async () => {
      await notices?.stop();
      journeys.stop();
    },
  };
}

export function openAnalytics({ payload, warn, find, secret, now = Date.now }: Options): Analytics {
  const counter = new Counter();
  const missing = new MissingCounter();
  const { journeys, stop: stopJourneys } = openJourneys({ payload, secret, now });
  const today = dayClock(now);
  const writeCounts = async (): Promise<void> => {
    const counts = counter.take();
    if (counts.length === 0) return;
    try {
      await addCounts(payload, counts);
    } catch (error) {
      counter.putBack(counts);
      throw error;
    }
  };
  const writeMissing = async (): Promise<void> => {
    const counts = missing.take();
    if (counts.length === 0) return;
    try {
      await addMissing(payload, counts, now());
    } catch (error) {
      for (const count of counts) missing.add(count);
      throw error;
    }
  };
  const write = async (): Promise<void> => {
    const ended = await Promise.allSettled([writeCounts(), writeMissing()]);
    const failed = ended.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  const repeated = startRepeating(write, warn, pause);
  return {
    view: (headers, path, query, address = '') => {
      if (!isShown(headers) || !isCounted(headers)) return;
      journeys.view(headers, address, path, query);
      counter.add(today(), 'view', path);
      const source = sourceOf(headers, query);
      if (source !== undefined) counter.add(today(), 'source', source);
    },
    shown: (headers, path, address = '') => {
      if (!isCounted(headers)) return;
      journeys.view(headers, address, path);
      counter.add(today(), 'view', path);
    },
    journeyOf: (headers, address) => journeys.journeyOf(headers, address),
    pressed: (headers, kind) => {
      if (isCounted(headers)) counter.add(today(), 'press', kind);
    },
    measured: (headers, path, measures) => {
      if (!isCounted(headers)) return;
      for (const vital of vitals) {
        const measure = measures[vital];
        if (measure !== undefined) counter.add(today(), vital, path, bucketOf(vital, measure));
      }
    },
    searched: async (headers, typed) => {
      const words = isCounted(headers) ? storedSearch(typed) : undefined;
      if (words !== undefined && (await find(typed)).count === 0) counter.add(today(), 'search', words);
    },
    missing: (headers, asked) => {
      if (!isShown(headers) || !isCounted(headers)) return;
      const path = storedPath(asked);
      if (path === undefined) return;
      const lastSeen = new Date(now()).toISOString();
      missing.add({ path, count: 1, lastSeen, referrer: referrerOf(headers, path) });
    },
    form: (headers, what, kind) => {
      if (isCounted(headers)) counter.add(today(), what, kind);
    },
    write,
    stop: async () => {
      await Promise.all([repeated.stop(), stopJourneys()]);
      await write().catch(warn);
    },
  };
}
