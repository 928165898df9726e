import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapter, Payload } from 'payload';
import { Client } from 'pg';
import type { Settings } from '../../config/env.ts';

/** Arbitrary number shared by all instances. */
const startLock = 9_200_900;

/**
 * Runs `work` on a connection of its own, whose session holds a lock until `work` ends. A
 * transaction of the pool would lose the lock when it is idle for long (`postgres.ts`).
 */
async function inSession<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address });
  // The next statement notices a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Closing the connection releases its locks, also after an error.
    await client.end();
  }
}

/**
 * Runs `work` while no other instance on the same PostgreSQL database does, so that migrations and
 * first records are made once. SQLite has one server (`holdForOneServer`).
 */
export async function onlyOneInstance<T>({ DATABASE_URL }: Settings, work: () => Promise<T>): Promise<T> {
  if (!DATABASE_URL) return work();
  return inSession(DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return work();
  });
}

/** Runs `work`, unless another instance on the same PostgreSQL database holds the lock now. */
export async function unlessAnotherInstance(payload: Payload, lock: number, work: () => Promise<void>): Promise<void> {
  if (payload.db.name !== 'postgres') return work();
  const { connectionString = '' } = (payload.db as DatabaseAdapter & Pick<PostgresAdapter, 'poolOptions'>).poolOptions;
  await inSession(connectionString, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine) await work();
  });
}
