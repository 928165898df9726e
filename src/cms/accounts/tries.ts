import { LRUCache } from 'lru-cache';

/** Counts tries by whom they come from, in this process: the panel runs on one instance. */
export interface Tries {
  /** Counts one more; false when this sender has had all there are for now. */
  readonly take: (sender: string) => boolean;
  /** Gives one back: it was no guess. */
  readonly giveBack: (sender: string) => void;
}

/**
 * @param most tries that one sender has at a time
 * @param time milliseconds after the first of them until there are as many again
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
