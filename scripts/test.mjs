// `npm test`: installs what the tests need, runs every check and every test, and ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

const results = path.join(root, '.cache', 'test-results');
const totals = { passed: 0, failed: 0 };
let postgres;

function run(title, command, parameters, env = {}) {
  process.stdout.write(`\n▸ ${title}\n`);
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...quietEnvironment, ...env },
  });
  return status === 0;
}

function check(title, command, parameters, env) {
  const passed = run(title, command, parameters, env);
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) process.stdout.write(`✗ ${title}\n`);
}

/** Adds the counts of a test runner's report; a runner that ended badly, or ran nothing, counts as a failure. */
function addReport(title, ended, file, countsOf) {
  const counts = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if (counts.failed === 0 && (!ended || counts.passed === 0)) {
    process.stdout.write(`✗ ${title} ended badly.\n`);
    totals.failed += 1;
  }
}

function cli(name) {
  return path.join('node_modules', '.bin', name);
}

try {
  await ensureInstalled({ withTools: true });
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  check('Versions', pinnedNode, ['scripts/check-versions.mjs']);
  check('Format and lint', cli('biome'), ['ci', '--error-on-warnings', '.']);
  // First, because it writes the types of Astro's own modules, which the next one needs.
  check('Types of the routes', cli('astro'), ['check', '--minimumSeverity', 'warning']);
  check('Types', cli('tsc'), ['--noEmit']);
  check('Types of the collections', pinnedNode, ['scripts/check-generated.mjs']);
  check('Import direction', cli('depcruise'), ['--config', '.dependency-cruiser.mjs', 'src', 'sample', 'admin/app']);
  check('Unused code', cli('knip'), []);

  postgres = await startPostgres();
  const unitReport = path.join(results, 'unit.json');
  const units = run(
    'Unit and content tests',
    cli('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    {
      TEST_DATABASE_URL: postgres.url,
    },
  );
  addReport('Unit and content tests', units, unitReport, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));

  const chromium = await ensureChromium();
  await buildSite();
  await buildSite({ directory: '.cache/gallery-site', gallery: true });
  await buildAdmin();
  for (const [title, name, selection] of [
    ['Browser tests', 'browser', ['--grep-invert', '@alone']],
    ['Browser tests that hold a time, one after another', 'browser-alone', ['--grep', '@alone', '--workers=1']],
  ]) {
    const report = path.join(results, `${name}.json`);
    const ended = run(title, cli('playwright'), ['test', ...selection], {
      TEST_DATABASE_URL: postgres.url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    });
    addReport(title, ended, report, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }));
  }
} catch (error) {
  postgres?.stop();
  endOnStepError(error);
}
postgres.stop();

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
