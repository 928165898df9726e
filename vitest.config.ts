import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { testWorkers } from './scripts/lib/test-workers.mjs';

const databaseTests = '**/*.database.test.ts';
const elsewhere = ['**/node_modules/**', 'dist/**', '.dist/**', 'admin/.next/**', 'e2e/**'];

/**
 * Tests on a database say in a line of theirs on which, and why: `// On both databases: …`, `// On SQLite alone: …` or
 * `// On PostgreSQL alone: …`. A file without one runs on both, and fails `scripts/lib/databases.test.ts`.
 */
const aloneOn = (database: string): string[] =>
  globSync(`{src,sample}/${databaseTests}`).filter((file) =>
    new RegExp(`^// On ${database} alone: `, 'm').test(readFileSync(file, 'utf8')),
  );

export default defineConfig({
  // Vite would pick another file of this package than Node does for the libraries around it, and two copies do not mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    pool: 'forks',
    maxWorkers: testWorkers(),
    // Files share what they import, Payload above all: nothing of it keeps settings or content between them.
    isolate: false,
    // Long enough for a busy machine: what has to be quick is measured by the benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [databaseTests, ...elsewhere],
          setupFiles: ['./e2e/support/own-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [databaseTests],
          exclude: [...elsewhere, ...aloneOn('PostgreSQL')],
          globalSetup: ['./e2e/support/prepare-content.ts'],
          setupFiles: ['./e2e/support/on-sqlite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [databaseTests],
          exclude: [...elsewhere, ...aloneOn('SQLite')],
          globalSetup: ['./e2e/support/prepare-content.ts'],
          setupFiles: ['./e2e/support/on-postgres.ts'],
        },
      },
    ],
  },
});
