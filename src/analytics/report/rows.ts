import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction, readRows } from '../../cms/database/transaction.ts';
import type { AnalyticsCount } from '../../lib/analytics/metrics.ts';

/** Rows in one statement: each has five values, and SQLite limits the parameters of a statement. */
const atOnce = 200;

/** Sorts rows, so that two instances never lock the same rows in opposite order (deadlock). */
const inOrder = (counts: readonly AnalyticsCount[]): AnalyticsCount[] => {
  const keyed = counts.map((figure) => ({
    figure,
    key: `${figure.day} ${figure.kind} ${figure.name} ${figure.bucket}`,
  }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ figure }) => figure);
};

/**
 * Adds counts to the stored ones, so that those of several instances sum up, in one transaction.
 */
export const addCounts = (payload: Payload, counts: readonly AnalyticsCount[]): Promise<void> =>
  inTransaction(payload, async ({ query }) => {
    const ordered = inOrder(counts);
    for (let from = 0; from < ordered.length; from += atOnce) {
      const rows = ordered
        .slice(from, from + atOnce)
        .map(({ day, kind, name, bucket, count }) => sql`(${day}, ${kind}, ${name}, ${bucket}, ${count})`);
      await query(sql`
        insert into figures (day, kind, name, bucket, count) values ${sql.join(rows, sql`, `)}
        on conflict (day, kind, name, bucket) do update set count = figures.count + excluded.count`);
    }
  });

/** Reads the figures of one day. */
export async function readCounts(payload: Payload, day: string): Promise<AnalyticsCount[]> {
  const rows = await readRows<AnalyticsCount>(
    payload,
    sql`select day, kind, name, bucket, count from figures where day = ${day} order by kind, name, bucket`,
  );
  // PostgreSQL returns sums as text.
  return rows.map((row) => ({ ...row, bucket: Number(row.bucket), count: Number(row.count) }));
}

/** Deletes figures of days before the given one. */
export const removeCountsBefore = (payload: Payload, day: string): Promise<void> =>
  inTransaction(payload, async ({ query }) => {
    await query(sql`delete from figures where day < ${day}`);
  });
