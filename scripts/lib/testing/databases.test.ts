import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it('every database test states its databases and the reason in a comment', () => {
  const files = globSync('src/**/*.database.test.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const unstated = files.filter(
    (file) =>
      !/^\/\/ On (?:both databases(?: in the full run)?|SQLite, and on PostgreSQL in the full run|(?:SQLite|PostgreSQL) alone): .{10}/m.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  expect(unstated).toEqual([]);
});
