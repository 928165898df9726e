import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../engine/transaction.ts';

/**
 * Bytes that all files of visitors may take together: their senders have many addresses, and the
 * disk is the site's as well.
 */
export const fileRoom = 5_000_000_000;

/** Share of it from which people are warned. */
export const nearlyFull = 0.8;

/** Bytes of the files of all enquiries and applications. */
export async function bytesOfFiles(payload: Payload): Promise<number> {
  const [row] = await readRows<{ bytes: number | string | null }>(
    payload,
    sql`select sum(file_size) as bytes from submissions where file_path is not null`,
  );
  return Number(row?.bytes ?? 0);
}
