import { Client } from 'pg';
import type { Settings } from '../../config/env.ts';

/** Arbitrary number shared by all instances. */
const lockNumber = 9_200_900;

/**
 * Runs `work` while no other instance on the same PostgreSQL database does, so that migrations and
 * first records are made once. SQLite has one server (`holdForOneServer`).
 */
export async function onlyOneInstance<T>({ DATABASE_URL }: Settings, work: () => Promise<T>): Promise<T> {
  if (!DATABASE_URL) return work();
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    return await work();
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end();
  }
}
