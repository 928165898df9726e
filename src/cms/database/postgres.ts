import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import pg from 'pg';
import { honestCommits } from './honest-commit.ts';

/**
 * A pool that outlives broken connections.
 *
 * Without a listener such an event ends the process, and with it the pages that are still served while the database is
 * away. Nothing is lost by listening: the next query says by itself what is wrong.
 *
 * A place in the pool is given back by whoever took the connection, and not everybody does: drizzle keeps that of a
 * transaction whose BEGIN failed, Payload the one that it opens at its start. After some restarts of the database there
 * would be none left. So the place of a connection that has ended is free at once.
 */
class SurvivingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    const taken = new WeakSet<pg.PoolClient>();
    this.on('error', () => undefined);
    this.on('acquire', (client) => void taken.add(client));
    this.on('release', (_error, client) => void taken.delete(client));
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      client.once('end', () => {
        if (!taken.has(client)) return;
        client.release(true);
        // Whoever has it still may give it back in vain.
        client.release = () => undefined;
      });
    });
  }
}

/** @param address a `postgres://` address, as in the setting `DATABASE_URL`. */
export function postgresDatabase(address: string): DatabaseAdapterObj {
  return honestCommits(
    postgresAdapter({
      pg: { ...pg, Pool: SurvivingPool },
      pool: {
        connectionString: address,
        connectionTimeoutMillis: 5000,
        max: 10,
        // Ends the connection of a transaction that nobody commits or rolls back, with the locks that it holds.
        idle_in_transaction_session_timeout: 30_000,
      },
      migrationDir: path.resolve('src/cms/migrations/postgres'),
      push: false,
      disableCreateDatabase: true,
    }) as DatabaseAdapterObj,
  );
}
