import { knownSources } from '../lib/analytics/known-sources.ts';
import { type AnalyticsCount, longestName, type Metric, metrics, mostNames, others } from '../lib/analytics/metrics.ts';

type Buckets = Map<number, number>;
type OfDay = Readonly<Record<Metric, Map<string, Buckets>>>;

const emptyDay = (): OfDay => Object.fromEntries(metrics.map((kind) => [kind, new Map()])) as OfDay;

/**
 * Counts that are not written yet. Memory is bounded: each kind has a limited number of names per
 * day, plus known hosts; further names are counted as one.
 */
export class Counter {
  readonly #most: number;
  readonly #days = new Map<string, OfDay>();
  #latest = '';

  constructor(most = mostNames) {
    this.#most = most;
  }

  add(day: string, kind: Metric, name: string, bucket = 0, count = 1): void {
    const buckets = this.#bucketsOf(this.#ofDay(day)[kind], name);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  }

  /**
   * Returns and resets the counts. Names are kept until their day ends, since the limit applies to
   * them.
   */
  take(): AnalyticsCount[] {
    const taken: AnalyticsCount[] = [];
    for (const [day, ofDay] of this.#days) {
      for (const kind of metrics) {
        for (const [name, buckets] of ofDay[kind]) {
          for (const [bucket, count] of buckets) taken.push({ day, kind, name, bucket, count });
          buckets.clear();
        }
      }
      if (day !== this.#latest) this.#days.delete(day);
    }
    return taken;
  }

  /** Restores counts that could not be written. */
  putBack(counts: readonly AnalyticsCount[]): void {
    for (const { day, kind, name, bucket, count } of counts) this.add(day, kind, name, bucket, count);
  }

  #ofDay(day: string): OfDay {
    const known = this.#days.get(day);
    if (known) return known;
    const made = emptyDay();
    this.#days.set(day, made);
    if (day > this.#latest) this.#latest = day;
    return made;
  }

  #bucketsOf(names: Map<string, Buckets>, name: string): Buckets {
    const known = names.get(name);
    if (known) return known;
    const short = name.length > longestName ? name.slice(0, longestName) : name;
    const hasRoom = names.size < this.#most || names.has(short) || knownSources.has(short);
    const kept = hasRoom ? short : others;
    const buckets = names.get(kept) ?? new Map<number, number>();
    names.set(kept, buckets);
    return buckets;
  }
}
