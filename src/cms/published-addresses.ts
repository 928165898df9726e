import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from './engine/transaction.ts';

/** A record that visitors can open, and something that is another after each change of it. */
export interface PublishedAddress {
  readonly slug: string;
  readonly changed: string;
}

interface Row {
  readonly slug: string;
  readonly changed: unknown;
}

const isPublic = sql`_status = 'published' and deleted_at is null and slug is not null`;

const plain = (rows: readonly Row[]): PublishedAddress[] =>
  rows.map(({ slug, changed }) => ({ slug, changed: String(changed) }));

/** Every case and article that is public, newest change first: two columns, however many there are. */
export async function readPublishedAddresses(
  payload: Payload,
): Promise<{ readonly works: readonly PublishedAddress[]; readonly insights: readonly PublishedAddress[] }> {
  const works = sql`select slug, updated_at as changed from works where ${isPublic} order by updated_at desc`;
  const insights = sql`select slug, updated_at as changed from insights where ${isPublic} order by updated_at desc`;
  return {
    works: plain(await readRows<Row>(payload, works)),
    insights: plain(await readRows<Row>(payload, insights)),
  };
}
