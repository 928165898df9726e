import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { Settings } from '../../../env.ts';
import { keptFolder } from '../record.ts';

/** The key of every database that is kept: the one that `scripts/release/keep.ts` fills them with. */
export const keptSecret = 'of databases that are kept for tests';

const wordsOf = (version: string, kind: string): string =>
  brotliDecompressSync(readFileSync(path.join(keptFolder, version, `${kind}.sql.br`))).toString();

/** Puts the small database of a release where these settings say, in the place of an empty one. */
export async function loadKeptDatabase(
  version: string,
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<void> {
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
    database.exec(wordsOf(version, 'sqlite'));
    database.close();
    return;
  }
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(wordsOf(version, 'postgres'));
  await client.end();
}
