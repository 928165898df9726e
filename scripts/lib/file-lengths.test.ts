import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a reader takes in at once. */
const most = 300;

/** Written by programs, and read by nobody from above to below. */
const generated = /^src\/cms\/(?:migrations\/|payload-types\.ts$)/;

it('no file that people write is longer than a reader takes in at once', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.astro', '*.css'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(file) && !generated.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const long = files.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const);
  expect(long.filter(([, lines]) => lines > most)).toEqual([]);
});
