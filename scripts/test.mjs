// `npm test`: installs what the tests need, runs every check and every test, and ends with one line of counts.
// `npm test -- intake`: the tests of one area alone, building only what is stale. `npm test -- --list`: what areas there are.
import { areaNames, areaOf, needsPanel, specFiles } from './lib/areas.mjs';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { endOnStepError, pinnedNode } from './lib/steps.mjs';
import { cli, TestRun } from './lib/test-run.mjs';

const [name] = process.argv.slice(2);

if (name === '--list') {
  for (const [kind, names] of Object.entries(areaNames())) process.stdout.write(`${kind}: ${names.join(', ')}\n`);
  process.exit(0);
}

const area = name === undefined ? undefined : areaOf(name);
if (name !== undefined && !area) {
  process.stderr.write(`There is no area "${name}". npm test -- --list names all of them.\n`);
  process.exit(1);
}

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
  const engines = await ensureEngines();
  if (!engines) process.stdout.write('Firefox and WebKit are not here: what is tested in them is left out.\n');
  const postgres = await startPostgres();
  try {
    const { url: databaseUrl } = postgres;
    await run.units('Unit and database tests', [], databaseUrl);
    const given = { databaseUrl, chromium, engines };
    await run.browser('Browser tests', 'browser', ['--grep-invert', '@alone'], given);
    const alone = ['--grep', '@alone', '--workers=1'];
    await run.browser('Browser tests that hold a time, one after another', 'browser-alone', alone, given);
  } finally {
    postgres.stop();
  }
}

async function testArea(run, chosen) {
  const specs = specFiles(chosen);
  if (specs.length > 0) await buildForTests();
  if (needsPanel(chosen)) await buildAdmin();
  const postgres = await startPostgres();
  try {
    const { url: databaseUrl } = postgres;
    if (chosen.units.length > 0)
      await run.units('Unit and database tests', [...chosen.units, '--passWithNoTests'], databaseUrl);
    if (specs.length === 0) return;
    const selection = [...specs, ...(chosen.only ? ['--grep', chosen.only] : [])];
    await run.browser('Browser tests', 'browser', selection, { databaseUrl, chromium: await ensureTestBrowser() });
  } finally {
    postgres.stop();
  }
}

try {
  await ensureInstalled({ withTools: true });
  const run = new TestRun();
  try {
    await (area ? testArea(run, area) : testEverything(run));
  } finally {
    process.stdout.write(`\n${run.end()}\n`);
  }
  process.exit(run.failed === 0 ? 0 : 1);
} catch (error) {
  endOnStepError(error);
}
