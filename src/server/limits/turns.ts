import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { atMostAtOnce } from '../../cms/accounts/at-most-at-once.ts';
import { senderOf } from '../../intake/checks/rate-limit.ts';

/** Senders whose turns are known at once. */
const mostSenders = 10_000;

/** Milliseconds after which a turn is over: work that waits for something else must not keep its sender's other requests waiting. */
const longestTurn = 2000;

/** Runs the work of one sender one after the other, and lets other requests in between. */
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
