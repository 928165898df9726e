import { LRUCache } from 'lru-cache';

/** Counts attempts by client, in this process: the panel runs on one instance. */
export interface AttemptLimit {
  /** Counts one attempt; false when the client has used all of them. */
  readonly take: (client: string) => boolean;
  /** Gives an attempt back after a success. */
  readonly giveBack: (client: string) => void;
}

/**
 * @param most attempts of one client in a period
 * @param time length of the period in milliseconds, from its first attempt
 */
export function limitAttempts(most: number, time: number, now: () => number = Date.now): AttemptLimit {
  const counts = new LRUCache<string, { count: number; readonly until: number }>({ max: 100_000 });
  return {
    take: (client) => {
      const known = counts.get(client);
      const current = known && known.until > now() ? known : { count: 0, until: now() + time };
      counts.set(client, current);
      if (current.count >= most) return false;
      current.count += 1;
      return true;
    },
    giveBack: (client) => {
      const known = counts.get(client);
      if (known && known.count > 0) known.count -= 1;
    },
  };
}
