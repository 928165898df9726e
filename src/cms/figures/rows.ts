import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Figure } from '../../figures/rules/kinds.ts';
import { inTransaction, readRows } from '../engine/transaction.ts';

/** Rows of one statement: five values each, and SQLite takes some thousand in all. */
const atOnce = 200;

/**
 * In one order, whoever writes: two instances that took the same rows the other way round would
 * wait for each other for ever.
 */
const inOrder = (figures: readonly Figure[]): Figure[] => {
  const keyed = figures.map((figure) => ({
    figure,
    key: `${figure.day} ${figure.kind} ${figure.name} ${figure.bucket}`,
  }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ figure }) => figure);
};

/**
 * Adds to what is there, so that what several instances have counted comes together. All of it is
 * kept, or nothing.
 */
export const addFigures = (payload: Payload, figures: readonly Figure[]): Promise<void> =>
  inTransaction(payload, async ({ query }) => {
    const ordered = inOrder(figures);
    for (let from = 0; from < ordered.length; from += atOnce) {
      const rows = ordered
        .slice(from, from + atOnce)
        .map(({ day, kind, name, bucket, count }) => sql`(${day}, ${kind}, ${name}, ${bucket}, ${count})`);
      await query(sql`
        insert into figures (day, kind, name, bucket, count) values ${sql.join(rows, sql`, `)}
        on conflict (day, kind, name, bucket) do update set count = figures.count + excluded.count`);
    }
  });

/** What was counted on a day. */
export async function readFigures(payload: Payload, day: string): Promise<Figure[]> {
  const rows = await readRows<Figure>(
    payload,
    sql`select day, kind, name, bucket, count from figures where day = ${day} order by kind, name, bucket`,
  );
  // PostgreSQL gives its exact numbers as text.
  return rows.map((row) => ({ ...row, bucket: Number(row.bucket), count: Number(row.count) }));
}

/** Takes away what is older than a day. */
export const removeFiguresBefore = (payload: Payload, day: string): Promise<void> =>
  inTransaction(payload, async ({ query }) => {
    await query(sql`delete from figures where day < ${day}`);
  });
