import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../engine/transaction.ts';

/**
 * Names of the files that editors sent: for the panel alone. They may weigh fifty times as much as
 * what is shown, and say where they were taken.
 */
export async function readOriginals(payload: Payload): Promise<string[]> {
  const rows = await readRows<{ filename: string }>(
    payload,
    sql`select filename from media where filename is not null`,
  );
  return rows.map(({ filename }) => filename);
}
