import { defineConfig } from 'vitest/config';

const databaseTests = '**/*.database.test.ts';
const elsewhere = ['**/node_modules/**', 'dist/**', 'admin/.next/**', 'e2e/**'];

/** Content tests run once on each database; everything else runs once. */
export default defineConfig({
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
