import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';
import { type MissingCount, mostPaths } from './missing-counter.ts';

/** Rows in one statement: each has four values, and SQLite limits the parameters of a statement. */
const atOnce = 200;

/** Days after which an address that is no longer asked for is removed. */
const mostDays = 90;

/**
 * Adds counts to the stored ones in one transaction, and removes the least counted and oldest rows
 * above the limit.
 */
export const addMissing = (payload: Payload, counts: readonly MissingCount[], now: number): Promise<void> =>
  inTransaction(payload, async ({ query }) => {
    // Sorted, so that two instances never lock the same rows in opposite order (deadlock).
    const ordered = counts.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    for (let from = 0; from < ordered.length; from += atOnce) {
      const rows = ordered
        .slice(from, from + atOnce)
        .map(({ path, count, lastSeen, referrer }) => sql`(${path}, ${count}, ${lastSeen}, ${referrer})`);
      await query(sql`
        insert into not_found (path, count, last_seen, referrer) values ${sql.join(rows, sql`, `)}
        on conflict (path) do update set
          count = not_found.count + excluded.count,
          last_seen = excluded.last_seen,
          referrer = case
            when excluded.referrer = '' or (not_found.referrer like '/%' and excluded.referrer not like '/%')
              then not_found.referrer
            else excluded.referrer end`);
    }
    const oldest = new Date(now - mostDays * 24 * 60 * 60 * 1000).toISOString();
    await query(sql`
      delete from not_found where last_seen < ${oldest} or id not in (
        select id from not_found order by count desc, last_seen desc, id desc limit ${mostPaths})`);
  });
