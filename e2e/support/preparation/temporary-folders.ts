import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { withQuickPasswords } from './quick-passwords.ts';

/*
 * Set-up of each test file. Files of one worker share modules, so a setup file calls these
 * functions; code in an imported module would run for the first file only.
 */

/** Puts temporary files of a test file into a folder that is removed afterwards. */
export function withOwnFolder(): void {
  const given = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  // PostgreSQL, which runs as another user, may have its folder inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;

  // Runs as the last hook of a file, because it is registered first; everything is closed by then.
  afterAll(() => {
    if (given === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = given;
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Gives a test file its own data folder with a SQLite database. */
export function withOwnData(): void {
  withOwnFolder();
  withQuickPasswords();
  process.env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'data-'));
  process.env.DATABASE_URL = '';
  // Payload caches its connection in the process; the file before may have closed it.
  Reflect.get(globalThis, '_payload')?.clear();
}
