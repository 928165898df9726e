import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Transaction } from '../../cms/database/transaction.ts';

/**
 * Spends one unit of a budget that all instances share. Returns false when it is spent.
 *
 * @param what name and period of the budget; stored in plain text, so not personal
 * @param ends time from which the count may be deleted
 */
export async function spendOf(
  { query }: Pick<Transaction, 'query'>,
  what: string,
  most: number,
  ends: Date,
): Promise<boolean> {
  const spent = await query(sql`
    insert into form_attempts (sender, count, until) values (${what}, 1, ${ends.toISOString()})
    on conflict (sender) do update set count = form_attempts.count + 1 where form_attempts.count < ${most}
    returning count`);
  return spent.length > 0;
}

/** Spends one unit of a daily budget (UTC). */
export function spendOfDay(
  transaction: Pick<Transaction, 'query'>,
  what: string,
  most: number,
  now: Date,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  return spendOf(transaction, `${what} ${day}`, most, new Date(Date.parse(day) + 2 * 24 * 60 * 60 * 1000));
}
