import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filledPostgresDatabase } from './postgres.ts';

/**
 * Puts the sample content where the settings of this test file say, in the place of an empty database. Pictures are left out:
 * tests of the content ask what is said of them.
 */
export async function takeSampleContent(): Promise<void> {
  if (process.env.DATABASE_URL) {
    process.env.DATABASE_URL = await filledPostgresDatabase();
    return;
  }
  const { PREPARED_SITE: prepared, DATA_DIR: folder } = process.env;
  if (!prepared || !folder) throw new Error('The sample content is not prepared.');
  for (const name of readdirSync(prepared))
    if (name !== 'media') cpSync(path.join(prepared, name), path.join(folder, name));
}
