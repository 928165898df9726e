import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';

/**
 * Most bytes of all files from visitors together: a limit by client does not protect the disk,
 * which the site shares.
 */
export const fileQuota = 5_000_000_000;

/** Share of the limit at which the panel warns. */
export const nearlyFull = 0.8;

/** Total size of the files of all submissions. */
export async function bytesOfFiles(payload: Payload): Promise<number> {
  const [row] = await readRows<{ bytes: number | string | null }>(
    payload,
    sql`select sum(file_size) as bytes from submissions where file_path is not null`,
  );
  return Number(row?.bytes ?? 0);
}
