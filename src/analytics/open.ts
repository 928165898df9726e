import type { IncomingHttpHeaders } from 'node:http';
import type { Payload } from 'payload';
import { bucketOf, type Vital, vitals } from '../lib/analytics/vitals.ts';
import { startRepeating } from '../lib/repeating.ts';
import { Counter } from './counter.ts';
import { dayClock } from './days.ts';
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
   */
  readonly view: (headers: IncomingHttpHeaders, path: string, query?: string) => void;
  /** Counts a prerendered page when it is shown. */
  readonly shown: (headers: IncomingHttpHeaders, path: string) => void;
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
  readonly now?: () => number;
}

/** Milliseconds between writes. */
const pause = 10_000;

export function openAnalytics({ payload, warn, find, now = Date.now }: Options): Analytics {
  const counter = new Counter();
  const missing = new MissingCounter();
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
    view: (headers, path, query) => {
      if (!isShown(headers) || !isCounted(headers)) return;
      counter.add(today(), 'view', path);
      const source = sourceOf(headers, query);
      if (source !== undefined) counter.add(today(), 'source', source);
    },
    shown: (headers, path) => {
      if (isCounted(headers)) counter.add(today(), 'view', path);
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
      await repeated.stop();
      await write().catch(warn);
    },
  };
}
