import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import pg from 'pg';
import { honestCommits } from '../patches/database/commit-errors.ts';
import { SurvivingPool } from '../patches/database/surviving-pool.ts';

/** @param address a `postgres://` address, as in the setting `DATABASE_URL` */
export function postgresDatabase(address: string): DatabaseAdapterObj {
  const adapter = honestCommits(
    postgresAdapter({
      pg: { ...pg, Pool: SurvivingPool },
      pool: {
        connectionString: address,
        connectionTimeoutMillis: 5000,
        max: 10,
        // Ends the connection of an abandoned transaction and so releases its locks.
        idle_in_transaction_session_timeout: 30_000,
      },
      migrationDir: path.resolve('src/cms/migrations/postgres'),
      push: false,
      // Stores sections as JSON: fifty types of blocks would need hundreds of tables.
      blocksAsJSON: true,
      disableCreateDatabase: true,
    }),
  );
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const destroy = database.destroy?.bind(database);
      // Payload leaves the connections open, and they would keep a command from ending.
      database.destroy = async () => {
        const { pool } = database;
        await destroy?.();
        // Payload connects by another one when it starts again.
        Reflect.deleteProperty(database, 'pool');
        await pool?.end();
      };
      return database;
    },
  } as DatabaseAdapterObj;
}
