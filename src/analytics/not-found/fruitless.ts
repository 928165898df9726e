import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';

/** Search words without a result, with the number of searches. */
export interface Fruitless {
  readonly words: string;
  readonly count: number;
}

/** Days whose searches are shown. */
const searchDays = 30;

/** Key of ignored words in Payload's key-value collection. */
const ignoredKey = 'ignored-search:';

/** Ignored words that are kept; the oldest go first. */
const mostIgnored = 500;

/** Reads the searches without results of the last days, most frequent first. */
export async function readFruitless(
  payload: Payload,
  now: number,
  { most, ignored }: { readonly most: number; readonly ignored: boolean },
): Promise<Fruitless[]> {
  const from = new Date(now - searchDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isIgnored = sql`exists (select 1 from payload_kv where key = ${ignoredKey} || figures.name)`;
  const rows = await readRows<{ words: string; count: number | string }>(
    payload,
    sql`select name as words, sum(count) as count from figures
      where kind = 'search' and name <> 'others' and day >= ${from} and ${ignored ? isIgnored : sql`not ${isIgnored}`}
      group by name order by sum(count) desc, name limit ${most}`,
  );
  return rows.map(({ words, count }) => ({ words, count: Number(count) }));
}

/** Keeps search words out of the list, or shows them again. */
export async function ignoreWords(payload: Payload, words: string, isIgnored: boolean): Promise<void> {
  const key = `${ignoredKey}${words}`;
  if (!isIgnored) return payload.kv.delete(key);
  await payload.kv.set(key, {});
  const all = sql`key like ${`${ignoredKey}%`}`;
  await readRows(
    payload,
    sql`delete from payload_kv where ${all} and id not in (
      select id from payload_kv where ${all} order by id desc limit ${mostIgnored})`,
  );
}
