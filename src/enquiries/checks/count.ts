import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';

/**
 * Counts one more attempt and returns the count so far. The count restarts when its time is over.
 */
export type Count = (what: string) => Promise<number>;

/** Counts in this process alone, which suffices for one instance. `time` is in milliseconds. */
export function countInMemory(time: number, now: () => number = Date.now): Count {
  const counts = new LRUCache<string, { count: number; readonly until: number }>({ max: 100_000 });
  return async (what) => {
    const known = counts.get(what);
    const current = known && known.until > now() ? known : { count: 0, until: now() + time };
    current.count += 1;
    counts.set(what, current);
    return current.count;
  };
}

/**
 * Counts in PostgreSQL for all instances together. Stores a keyed hash instead of the counted
 * value.
 */
export function countInDatabase(payload: Payload, secret: string, time: number): Count {
  return (what) =>
    inTransaction(payload, async ({ query }) => {
      const sender = createHmac('sha256', secret).update(what).digest('base64url');
      const now = new Date();
      const until = new Date(now.getTime() + time);
      const [row] = await query<{ count: number | string }>(sql`
        insert into form_attempts (sender, count, until) values (${sender}, 1, ${until.toISOString()})
        on conflict (sender) do update set
          count = case when form_attempts.until > ${now.toISOString()} then form_attempts.count + 1 else 1 end,
          until = case when form_attempts.until > ${now.toISOString()} then form_attempts.until else excluded.until end
        returning count`);
      // A missing row counts as beyond every limit, so the request is refused.
      return Number(row?.count ?? Number.POSITIVE_INFINITY);
    });
}
