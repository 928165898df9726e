import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { Settings } from '../../../config/env.ts';

/** Secret that the stored databases were created with. */
export const storedSecret = 'of databases that are kept for tests';

const statementsFor = (database: 'sqlite' | 'postgres'): string =>
  brotliDecompressSync(readFileSync(path.join(import.meta.dirname, `${database}.sql.br`))).toString();

/**
 * Fills an empty database with the stored one: version 0.1.0, a record in each collection with
 * every field.
 */
export async function loadStoredDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
    database.exec(statementsFor('sqlite'));
    database.close();
    return;
  }
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(statementsFor('postgres'));
  await client.end();
}
