import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

// Whatever the tests of a file leave lies in a folder of its own, and goes with it.
const given = process.env.TMPDIR;
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
// PostgreSQL, which is another user, may have its folder in it.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

// The last of a file's hooks, because it is the first that was named: everything is closed by now.
afterAll(() => {
  if (given === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = given;
  rmSync(folder, { recursive: true, force: true });
});
