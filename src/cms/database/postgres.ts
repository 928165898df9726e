import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import pg from 'pg';
import { honestCommits } from './honest-commit.ts';

/**
 * A pool whose idle connections may break. Without a listener such an event ends the process, and with it the pages that
 * are still served while the database is away. Nothing is lost by listening: the pool has dropped the connection, and
 * the next query says by itself what is wrong.
 */
class SurvivingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}

/** @param address a `postgres://` address, as in the setting `DATABASE_URL`. */
export function postgresDatabase(address: string): DatabaseAdapterObj {
  return honestCommits(
    postgresAdapter({
      pg: { ...pg, Pool: SurvivingPool },
      pool: { connectionString: address, connectionTimeoutMillis: 5000, max: 10 },
      migrationDir: path.resolve('src/cms/migrations/postgres'),
      push: false,
      disableCreateDatabase: true,
    }) as DatabaseAdapterObj,
  );
}
