import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/full/engines/test.ts';
import { testWorkers } from './scripts/lib/test-workers.mjs';

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
    ...['full', 'fast', 'process', 'http'].map((name) => ({ name, testMatch: `${name}/*.spec.ts` })),
    ...engines.map((engine) => ({
      name: engine,
      testMatch: 'full/engines/*.spec.ts',
      // A browser for each file is enough: to start one takes as long as several tests.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  outputDir: '.cache/test-results/browser',
  globalSetup: './e2e/support/start-shared-site.ts',
  fullyParallel: true,
  workers: testWorkers(),
  timeout: 60_000,
  // What comes at all comes well within this on a busy machine too; only what fails waits for the
  // end of it.
  expect: { timeout: 30_000 },
  snapshotPathTemplate: 'e2e/visual/{arg}{ext}',
  // A section without a photograph is a failure, not an occasion to take one.
  updateSnapshots: 'none',
  reporter: [['line'], ['json']],
  use: {
    // A press that finds nothing says so soon, instead of waiting for the end of the test.
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without these a Chromium as root does not start, or calls home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a screen with a window: without one, small type is otherwise set on
        // whole pixels.
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
