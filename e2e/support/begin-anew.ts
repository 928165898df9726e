import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { withQuickPasswords } from './quick-passwords.ts';

/*
 * What each file of tests begins with. Files of one worker share their modules, so these are
 * functions that a setup file calls: a module that it imports would do its work for the first file
 * alone.
 */

/** Whatever the tests of a file leave lies in a folder of its own, and goes with it. */
export function withOwnFolder(): void {
  const given = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  // PostgreSQL, which is another user, may have its folder in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;

  // The last of a file's hooks, because it is the first that was named: everything is closed by
  // now.
  afterAll(() => {
    if (given === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = given;
    rmSync(folder, { recursive: true, force: true });
  });
}

/** A data folder of its own, with the SQLite database in it that nothing else uses. */
export function withOwnData(): void {
  withOwnFolder();
  withQuickPasswords();
  process.env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'data-'));
  process.env.DATABASE_URL = '';
  // Payload keeps for the process what it has opened, which the file before may have closed.
  Reflect.get(globalThis, '_payload')?.clear();
}
