import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { testWorkers } from './scripts/lib/testing/test-workers.mjs';

const databaseTests = '**/*.database.test.ts';
/** Tests of the full run only: large tables, and load that lasts seconds. */
const fullTests = '**/*.full.test.ts';
const elsewhere = ['**/node_modules/**', '.cache/**', 'dist/**', '.dist/**', 'admin/.next/**', 'e2e/**'];

/**
 * Database tests state in a line on which database they run, and why: `// On both databases: …`,
 * where SQL or transactions are ours, `// On SQLite, and on PostgreSQL in the full run: …`, `// On
 * both databases in the full run: …`, `// On SQLite alone: …` or `// On PostgreSQL alone: …`.
 */
const headers = globSync(`{src,sample}/${databaseTests}`).map(
  (file) => [file, /^\/\/ On (.*?): /m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''] as const,
);

const onSqlite = ['both databases', 'SQLite, and on PostgreSQL in the full run', 'SQLite alone'];
const onPostgres = ['both databases', 'PostgreSQL alone'];
const onSqliteInFull = ['both databases in the full run'];
const onPostgresInFull = ['SQLite, and on PostgreSQL in the full run', 'both databases in the full run'];

const unit = (name: string, include: string, others: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    exclude: [...others, ...elsewhere],
    setupFiles: ['./e2e/support/preparation/own-folder.ts'],
  },
});

const database = (name: string, where: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    include: headers.filter(([, header]) => where.includes(header)).map(([file]) => file),
    globalSetup: ['./e2e/support/preparation/prepare-content.ts'],
    setupFiles: [`./e2e/support/preparation/on-${name.split('-')[0]}.ts`],
  },
});

export default defineConfig({
  // Vite would resolve another file of this package than Node does, and the two copies are
  // incompatible.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    pool: 'forks',
    maxWorkers: testWorkers(),
    // Test files share their modules, Payload above all; no module keeps settings or content
    // between files.
    isolate: false,
    // Long enough for a busy machine; benchmarks measure speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      unit('unit', '**/*.test.ts', [databaseTests, fullTests]),
      unit('unit-full', fullTests),
      database('sqlite', onSqlite),
      database('postgres', onPostgres),
      database('sqlite-full', onSqliteInFull),
      database('postgres-full', onPostgresInFull),
    ],
  },
});
