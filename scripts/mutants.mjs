// `node scripts/mutants.mjs [words]`: introduces each fault of `e2e/mutants.ts` in a separate
// checkout, runs the tests that are named with it, and fails where they pass. Words select faults
// by file or description.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutants } from '../e2e/mutants.ts';
import { preparedSite } from '../e2e/support/preparation/prepared.ts';
import { endOnStepError, pinnedNode, quietEnvironment, root, StepError } from './lib/steps.mjs';
import { ensureTestBrowser } from './lib/testing/chromium.mjs';
import { startPostgres } from './lib/testing/postgres.mjs';
import { cli } from './lib/testing/test-run.mjs';

const checkout = path.join(root, '.cache', 'mutants');
/** Milliseconds after which hanging tests count as failed, so the fault counts as noticed. */
const timeout = 300_000;

function run(command, ...parameters) {
  const { status, stderr } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new StepError(`${command} ${parameters.join(' ')} failed.\n${stderr}`);
}

function removeCheckout() {
  if (existsSync(checkout)) rmSync(checkout, { recursive: true, force: true });
  run('git', 'worktree', 'prune');
}

/** @returns {Promise<boolean>} whether the command exits with 0 in the checkout */
function passes(command, parameters, env) {
  const child = spawn(command, parameters, { cwd: checkout, env, stdio: 'ignore', timeout: timeout });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

const needsBrowser = ({ tests }) => tests.some((test) => test.startsWith('e2e/'));

/** Introduces a fault and returns a function that reverts it. */
function make({ file, find, replace, fault }) {
  const target = path.join(checkout, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(find).length !== 2)
    throw new StepError(`${fault}: the text to find does not occur exactly once in ${file}.`);
  writeFileSync(
    target,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(target, text);
}

/** Groups faults that can share one build: no two of a file, a capability or a test. */
function inBuilds(all) {
  const builds = [];
  const keysOf = ({ file, capability, tests }) => [file, capability, ...tests];
  for (const mutant of all) {
    const free = builds.find((build) => !build.flatMap(keysOf).some((key) => keysOf(mutant).includes(key)));
    if (free) free.push(mutant);
    else builds.push([mutant]);
  }
  return builds;
}

const defaultProjects = ['--project=unit', '--project=sqlite', '--project=postgres'];

const missed = [];
function report(mutant, isCaught) {
  process.stdout.write(`${isCaught ? '✓' : '✗'} ${mutant.capability}: ${mutant.fault}\n`);
  if (!isCaught) missed.push(mutant);
}

/** Builds the site, and the panel where a fault is in it. */
const buildOf = (group) =>
  `import('./scripts/lib/build/build.mjs').then(async ({ buildSite, buildAdmin }) => {
    await buildSite({ gallery: true });
    if (${group.some(({ file }) => file.startsWith('src/cms/'))}) await buildAdmin();
  })`;

async function runAll(chosen, env) {
  for (const mutant of chosen.filter((one) => !needsBrowser(one))) {
    const takeBack = make(mutant);
    report(mutant, !(await passes(cli('vitest'), ['run', ...defaultProjects, ...mutant.tests], env)));
    takeBack();
  }
  for (const group of inBuilds(chosen.filter(needsBrowser))) {
    const takeBack = group.map(make);
    if (!(await passes(pinnedNode, ['-e', buildOf(group)], env)))
      throw new StepError(`The site cannot be built with these faults: ${group.map(({ fault }) => fault).join(', ')}.`);
    for (const mutant of group) {
      const selection = ['test', ...mutant.tests, '--grep', `${mutant.capability}: `, '--max-failures=1'];
      report(mutant, !(await passes(cli('playwright'), selection, env)));
    }
    for (const one of takeBack) one();
  }
}

try {
  const words = process.argv.slice(2);
  const chosen = mutants.filter(
    ({ file, fault }) => words.length === 0 || words.some((word) => `${file} ${fault}`.includes(word)),
  );
  removeCheckout();
  run('git', 'worktree', 'add', '--detach', '--force', checkout, 'HEAD');
  // Links each file: the build of the panel follows no link out of its folder.
  run('cp', '-al', path.join(root, 'node_modules'), checkout);
  cpSync(path.join(root, 'admin/.next'), path.join(checkout, 'admin/.next'), { recursive: true });
  const chromium = await ensureTestBrowser();
  const postgres = await startPostgres();
  try {
    await runAll(chosen, {
      ...quietEnvironment,
      TEST_DATABASE_URL: postgres.url,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      // Templates of the databases were prepared without the fault.
      PREPARED_SITE: preparedSite().folder,
      PREPARED_EMPTY: preparedSite('empty').folder,
    });
  } finally {
    postgres.stop();
    removeCheckout();
  }
  process.stdout.write(`\n${chosen.length - missed.length} of ${chosen.length} faults were noticed.\n`);
  process.exit(missed.length === 0 ? 0 : 1);
} catch (error) {
  endOnStepError(error);
}
