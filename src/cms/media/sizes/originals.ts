import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../database/transaction.ts';

/**
 * Names of original files, which only the panel may read: they may be fifty times as large as the
 * encoded sizes and contain the location of the photograph.
 */
export async function readOriginals(payload: Payload): Promise<string[]> {
  const rows = await readRows<{ filename: string }>(
    payload,
    sql`select filename from media where filename is not null`,
  );
  return rows.map(({ filename }) => filename);
}
