import { setTimeout as pause, setImmediate as yieldToOthers } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { clientOf } from '../../lib/client-of.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';

/** Size of the cache of senders. */
const mostClients = 10_000;

/**
 * Limit of one turn in ms: a job that waits for the database must not hold up its sender's other
 * requests.
 */
const longestJob = 2000;

/** Runs the jobs of one sender one after the other, and yields to other requests between them. */
export function clientQueues() {
  const turns = new LRUCache<string, ReturnType<typeof limitConcurrency>>({ max: mostClients });
  return async <Result>({ ip }: { readonly ip: string }, work: () => Promise<Result>): Promise<Result> => {
    const client = clientOf(ip);
    const inQueue = turns.get(client) ?? limitConcurrency(1);
    turns.set(client, inQueue);
    let begun: Promise<Result> | undefined;
    await inQueue(async () => {
      await yieldToOthers();
      begun = work();
      await Promise.race([begun, pause(longestJob, undefined, { ref: false })]);
    });
    return begun as Promise<Result>;
  };
}
