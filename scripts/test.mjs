// `npm test`: installs what the default tests need, runs every check and these tests, and ends with
// one line of counts. `npm test -- words`: runs the tests whose paths hold one of the words, and
// the screenshots of a section of that name. `npm run test:full [-- words]`: selects from all
// tests. `npm run test:soak`: runs the default browser tests twenty times.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAdmin, buildSite } from './lib/build/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, root } from './lib/steps.mjs';
import { installMissing } from './lib/system-packages.mjs';
import { checkGenerated, checkRoutes, checkSources, checkTypes, endWith } from './lib/testing/checks.mjs';
import { ensureTestBrowser, missingTestBrowser } from './lib/testing/chromium.mjs';
import { findEngines, missingEngines } from './lib/testing/cross-browser.mjs';
import { recordFullRun, treeOf } from './lib/testing/full-run.mjs';
import { missingPostgres, startPostgres } from './lib/testing/postgres.mjs';
import { TestRun } from './lib/testing/test-run.mjs';

const given = process.argv.slice(2);
const isFull = given.includes('--full');
const isSoak = given.includes('--soak');
const words = given.filter((word) => word !== '--full' && word !== '--soak');

/** Installs npm packages and, in parallel, all missing system packages with one call. */
async function install() {
  const missing = [...missingTestBrowser(), ...missingPostgres(), ...(isFull ? missingEngines() : [])];
  await Promise.all([ensureInstalled({ withTools: true }), installMissing(missing)]);
}

/** Builds, and runs the checks that need no build at the same time. */
async function checkAndBuild(run) {
  const building = buildSite({ gallery: true });
  const checking = checkSources(run);
  await building;
  await Promise.all([buildAdmin(), checking.then(() => checkTypes(run))]);
  if (isFull) await checkRoutes(run);
  await checkGenerated(run);
}

/** Runs tests that need PostgreSQL, with the settings of it and of the browsers. */
async function withServices(use) {
  const postgres = await startPostgres();
  try {
    const chromium = await ensureTestBrowser();
    await use({
      TEST_DATABASE_URL: postgres.url,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(isFull ? { FULL_RUN: 'yes', ...findEngines() } : {}),
    });
  } finally {
    postgres.stop();
  }
}

const defaultParts = ['--project=http', '--project=process', '--project=fast'];

async function testEverything(run) {
  const tree = treeOf();
  await checkAndBuild(run);
  await withServices(async (env) => {
    const inFull = (project) => (isFull ? [`--project=${project}`] : []);
    await run.units('Unit tests', ['--project=unit', ...inFull('unit-full')], env);
    await run.units('Tests on SQLite', ['--project=sqlite', ...inFull('sqlite-full')], env);
    await run.units('Tests on PostgreSQL', ['--project=postgres', ...inFull('postgres-full')], env);
    const parts = isFull ? [] : defaultParts;
    await runBrowserTests(run, 'Browser tests', parts, env);
  });
  if (!isFull) return;
  await run.check('Faults that are made on purpose', pinnedNode, ['scripts/mutants.mjs']);
  if (!run.hasFailed) recordFullRun(tree);
}

/** Tests that hold a time run after the others, because no other test may slow them down. */
async function runBrowserTests(run, name, parts, env) {
  await run.browser(name, [...parts, '--grep-invert', '@alone'], env);
  await run.browser(`${name} that hold a time`, [...parts, '--grep', '@alone', '--workers=1'], env);
}

/**
 * Tests that cover every section: registration, sample content, drawing for the panel, and heading
 * levels.
 */
const ofSections = [
  'src/sections/fillings',
  'src/gallery/headings',
  'scripts/lib/drawing/panel-drawings',
  'filled-blocks',
];

async function testSome(run) {
  await buildSite({ gallery: true });
  await buildAdmin();
  const sections = words.filter((word) => existsSync(path.join(root, 'src', 'sections', word)));
  const files = [...words, ...(sections.length > 0 ? ofSections : [])];
  await withServices(async (env) => {
    await run.units('Unit and database tests', [...files, '--passWithNoTests'], env);
    await run.browser('Browser tests', [...words, '--pass-with-no-tests'], env);
    for (const section of sections)
      await run.browser(`Drawings of ${section}`, ['gallery', '--grep', ` ${section}-`], env);
  });
}

/**
 * Runs the tests twenty times beside a busy processor: tests that fail by chance on a slow machine
 * fail here.
 */
async function soak(run) {
  await buildSite({ gallery: true });
  await buildAdmin();
  // Words may leave one of the two parts of a run without tests.
  const parts = [...defaultParts, ...words, ...(words.length > 0 ? ['--pass-with-no-tests'] : [])];
  // Ends with this process, also when that is killed.
  const busy = spawn(pinnedNode, ['-e', `while (process.ppid === ${process.pid});`]);
  try {
    await withServices(async (env) => {
      for (let time = 1; time <= 20 && !run.hasFailed; time += 1)
        await runBrowserTests(run, `Run ${time} of 20: browser tests`, parts, env);
    });
  } finally {
    busy.kill();
  }
}

try {
  await install();
  const run = new TestRun();
  const chosen = words.length > 0 ? testSome : testEverything;
  await endWith(run, () => (isSoak ? soak : chosen)(run));
} catch (error) {
  endOnStepError(error);
}
