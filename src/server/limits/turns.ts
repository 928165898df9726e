import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { senderOf } from '../../enquiries/checks/rate-limit.ts';
import { atMostAtOnce } from '../../lib/at-most-at-once.ts';

/** Size of the cache of senders. */
const mostSenders = 10_000;

/**
 * Limit of one turn in ms: a job that waits for the database must not hold up its sender's other
 * requests.
 */
const longestTurn = 2000;

/** Runs the jobs of one sender one after the other, and yields to other requests between them. */
export function turnsOfSenders() {
  const turns = new LRUCache<string, ReturnType<typeof atMostAtOnce>>({ max: mostSenders });
  return async <Result>({ ip }: { readonly ip: string }, work: () => Promise<Result>): Promise<Result> => {
    const sender = senderOf(ip);
    const inTurn = turns.get(sender) ?? atMostAtOnce(1);
    turns.set(sender, inTurn);
    let begun: Promise<Result> | undefined;
    await inTurn(async () => {
      await others();
      begun = work();
      await Promise.race([begun, pause(longestTurn, undefined, { ref: false })]);
    });
    return begun as Promise<Result>;
  };
}
