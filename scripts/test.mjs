// `npm test`: installs what the default tests need, runs every check and these tests, and ends with one line of counts.
// `npm run test:full`: all tests. `npm test -- words`: the tests whose paths hold one of the words, and the drawings of a section of that name.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { enginePackages, ensureEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { endOnStepError, pinnedNode, root, StepError } from './lib/steps.mjs';
import { cli, TestRun } from './lib/test-run.mjs';

const given = process.argv.slice(2);
const isFull = given.includes('--full');
const words = given.filter((word) => word !== '--full');

const buildForTests = () => buildSite({ gallery: true });

/** Two at a time: what is built, and beside it the checks that need nothing of it. */
async function checkAndBuild(run) {
  const building = buildForTests();
  const panel = building.then(() => buildAdmin());
  const checking = (async () => {
    await run.check('Packages', pinnedNode, ['scripts/check-packages.mjs']);
    await run.check('Secrets', pinnedNode, ['scripts/check-secrets.mjs']);
    await run.check('Format and lint', cli('biome'), ['ci', '--error-on-warnings', '.']);
    await run.check('Import direction', cli('depcruise'), [
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'sample',
      'admin/app',
    ]);
    await run.check('Unused code', cli('knip'), []);
    // It writes the types of Astro's own modules, which the types of everything else need.
    await building;
    // Of routes and of every other file that is TypeScript.
    await run.check('Types', cli('astro'), ['check', '--minimumSeverity', 'warning']);
  })();
  await Promise.all([panel, checking]);
  // Alone: it writes files anew that the others read.
  await run.check('Types of the collections', pinnedNode, ['scripts/check-generated.mjs']);
}

async function testEverything(run) {
  await checkAndBuild(run);
  const chromium = await ensureTestBrowser();
  const engines = isFull ? await ensureEngines() : {};
  if (!engines) throw new StepError(`A program of these tests is missing. Install ${enginePackages.join(', ')}.`);
  const postgres = await startPostgres();
  try {
    const { url: databaseUrl } = postgres;
    await run.units('Unit and database tests', [], databaseUrl);
    const parts = isFull ? [] : ['--project=fast'];
    const environment = { databaseUrl, chromium, engines };
    await run.browser('Browser tests', 'browser', [...parts, '--grep-invert', '@alone'], environment);
    const alone = [...parts, '--grep', '@alone', '--workers=1'];
    await run.browser('Browser tests that hold a time, one after another', 'browser-alone', alone, environment);
  } finally {
    postgres.stop();
  }
}

async function testSome(run) {
  await buildForTests();
  await buildAdmin();
  const postgres = await startPostgres();
  try {
    const { url: databaseUrl } = postgres;
    const environment = { databaseUrl, chromium: await ensureTestBrowser() };
    await run.units('Unit and database tests', [...words, '--passWithNoTests'], databaseUrl);
    await run.browser('Browser tests', 'browser', [...words, '--pass-with-no-tests'], environment);
    for (const section of words.filter((word) => existsSync(path.join(root, 'src', 'sections', word))))
      await run.browser(
        `Drawings of ${section}`,
        `drawings-${section}`,
        ['gallery', '--grep', `${section}-`],
        environment,
      );
  } finally {
    postgres.stop();
  }
}

try {
  await ensureInstalled({ withTools: true });
  const run = new TestRun();
  try {
    await (words.length > 0 ? testSome(run) : testEverything(run));
  } finally {
    process.stdout.write(`\n${run.end()}\n`);
  }
  process.exit(run.failed === 0 ? 0 : 1);
} catch (error) {
  endOnStepError(error);
}
