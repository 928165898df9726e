import { isOwn } from './referrer.ts';

/** Count of an address that answered 404. */
export interface MissingCount {
  /** As requests have it: small letters, encoded. */
  readonly path: string;
  readonly count: number;
  /** ISO time of the last request. */
  readonly lastSeen: string;
  /** Path of a page of this site, a host, or empty. */
  readonly referrer: string;
}

/** Addresses that are kept, in memory and in the table: strangers can invent any number. */
export const mostPaths = 500;

const newer = (one: string, other: string): string => (one > other ? one : other);

/** Returns the referrer that says more: a page of this site, else a host. */
const telling = (before: string, now: string): string => (now === '' || (isOwn(before) && !isOwn(now)) ? before : now);

/** Counts that are not written yet; further addresses are left out until the next write. */
export class MissingCounter {
  readonly #counts = new Map<string, MissingCount>();

  add({ path, count, lastSeen, referrer }: MissingCount): void {
    const known = this.#counts.get(path);
    if (!known && this.#counts.size >= mostPaths) return;
    this.#counts.set(path, {
      path,
      count: (known?.count ?? 0) + count,
      lastSeen: newer(known?.lastSeen ?? '', lastSeen),
      referrer: telling(known?.referrer ?? '', referrer),
    });
  }

  /** Returns and resets the counts. */
  take(): MissingCount[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }
}
