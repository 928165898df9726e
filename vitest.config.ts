import path from 'node:path';
import { defineConfig } from 'vitest/config';

const databaseTests = '**/*.database.test.ts';
const elsewhere = ['**/node_modules/**', 'dist/**', 'admin/.next/**', 'e2e/**'];

/** Content tests run once on each database; everything else runs once. */
export default defineConfig({
  // Vite would pick another file of this package than Node does for the libraries around it, and two copies do not mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['**/*.test.ts'], exclude: [databaseTests, ...elsewhere] } },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [databaseTests],
          exclude: elsewhere,
          setupFiles: ['./e2e/support/on-sqlite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [databaseTests],
          exclude: elsewhere,
          setupFiles: ['./e2e/support/on-postgres.ts'],
        },
      },
    ],
  },
});
