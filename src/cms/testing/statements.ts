import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/** Runs a statement past Payload on either database, for tables and rows of older versions. */
export async function runStatement(payload: Payload, statement: string): Promise<void> {
  // Payload's type of the adapter lacks the driver: SQLite has `run`, PostgreSQL `execute`.
  const { drizzle } = payload.db as unknown as {
    drizzle: Record<'run' | 'execute', ((query: unknown) => Promise<unknown>) | undefined>;
  };
  await (drizzle.run ?? drizzle.execute)?.call(drizzle, sql.raw(statement));
}
