import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/**
 * Runs a statement past the content system, on either database: for tables and rows of before,
 * which it does not know any more.
 */
export async function runStatement(payload: Payload, statement: string): Promise<void> {
  // Payload types the adapter without its engine; SQLite's runs statements, PostgreSQL's executes
  // them.
  const { drizzle } = payload.db as unknown as {
    drizzle: Record<'run' | 'execute', ((query: unknown) => Promise<unknown>) | undefined>;
  };
  await (drizzle.run ?? drizzle.execute)?.call(drizzle, sql.raw(statement));
}
