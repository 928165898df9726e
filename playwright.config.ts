import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/full/cross-browser/test.ts';
import { testWorkers } from './scripts/lib/testing/test-workers.mjs';

const executablePath = process.env.CHROMIUM_PATH;

/** Browsers besides Chromium; `npm run test:full` installs them and names their programs. */
const engines = [
  ...(process.env.FIREFOX_PATH ? ['firefox' as const] : []),
  ...(process.env.WEBKIT_DRIVER_PATH ? ['webkit' as const] : []),
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  projects: [
    // `npm run test:full` runs all, `npm test` all but the first. Long tests come first, so that
    // both workers end together.
    { name: 'full', testMatch: 'full/!(cross-browser)/*.spec.ts' },
    ...['fast', 'process', 'http'].map((name) => ({ name, testMatch: `${name}/*.spec.ts` })),
    ...engines.map((engine) => ({
      name: engine,
      testMatch: 'full/cross-browser/*.spec.ts',
      // One browser per file: starting one takes as long as several tests.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  outputDir: '.cache/test-results/browser',
  globalSetup: './e2e/support/preparation/start-shared-site.ts',
  fullyParallel: true,
  workers: testWorkers(),
  timeout: 60_000,
  // Ample for a busy machine; only failing tests wait that long.
  expect: { timeout: 30_000 },
  snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
  // A missing snapshot fails the test instead of being created.
  updateSnapshots: 'none',
  reporter: [['line'], ['json']],
  use: {
    // A click without a target fails soon, instead of at the end of the test.
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without these flags Chromium does not start as root, or contacts its vendor.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Sets letters as wide as in a headed browser; headless ones round small type to whole
        // pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
