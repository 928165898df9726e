import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Transaction } from '../../cms/engine/transaction.ts';

/**
 * Spends one more of what there is only so much of in a day (UTC), all instances together; false when the day has no more.
 *
 * @param what names it; not personal, kept as it is
 */
export async function spendOfDay(
  { query }: Pick<Transaction, 'query'>,
  what: string,
  most: number,
  now: Date,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const until = new Date(Date.parse(day) + 2 * 24 * 60 * 60 * 1000).toISOString();
  const spent = await query(sql`
    insert into form_attempts (sender, count, until) values (${`${what} ${day}`}, 1, ${until})
    on conflict (sender) do update set count = form_attempts.count + 1 where form_attempts.count < ${most}
    returning count`);
  return spent.length > 0;
}
