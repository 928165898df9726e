import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** @param address a `postgres://` address, as in the setting `DATABASE_URL`. */
export function postgresDatabase(address: string): DatabaseAdapterObj {
  return postgresAdapter({
    pool: { connectionString: address, connectionTimeoutMillis: 5000, max: 10 },
    migrationDir: path.resolve('src/cms/migrations/postgres'),
    push: false,
    disableCreateDatabase: true,
  }) as DatabaseAdapterObj;
}
