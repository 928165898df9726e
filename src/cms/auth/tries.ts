import { LRUCache } from 'lru-cache';

/** Counts attempts by client, in this process: the panel runs on one instance. */
export interface Tries {
  /** Counts one attempt; false when the client has used all of them. */
  readonly take: (sender: string) => boolean;
  /** Gives an attempt back after a success. */
  readonly giveBack: (sender: string) => void;
}

/**
 * @param most attempts of one client in a period
 * @param time length of the period in milliseconds, from its first attempt
 */
export function countTries(most: number, time: number, now: () => number = Date.now): Tries {
  const kept = new LRUCache<string, { count: number; readonly until: number }>({ max: 100_000 });
  return {
    take: (sender) => {
      const known = kept.get(sender);
      const current = known && known.until > now() ? known : { count: 0, until: now() + time };
      kept.set(sender, current);
      if (current.count >= most) return false;
      current.count += 1;
      return true;
    },
    giveBack: (sender) => {
      const known = kept.get(sender);
      if (known && known.count > 0) known.count -= 1;
    },
  };
}
