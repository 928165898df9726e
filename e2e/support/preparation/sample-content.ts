import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fillPostgresDatabase } from '../stand-ins/postgres.ts';
import type { Contents } from './prepared.ts';

/**
 * Copies prepared content into the empty database of this test file's settings: milliseconds
 * instead of seconds for a migration. Leaves the picture files out, because tests of content read
 * only records.
 */
export async function takeContent(contents: Contents): Promise<void> {
  const { DATABASE_URL: address, DATA_DIR: folder } = process.env;
  if (address) return fillPostgresDatabase(address, contents);
  const prepared = contents === 'sample' ? process.env.PREPARED_SITE : process.env.PREPARED_EMPTY;
  if (!prepared || !folder) throw new Error('The databases of the tests are not prepared.');
  for (const name of readdirSync(prepared))
    if (name !== 'media') cpSync(path.join(prepared, name), path.join(folder, name));
  return undefined;
}
