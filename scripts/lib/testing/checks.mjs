import { existsSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root } from '../steps.mjs';
import { cli } from './test-run.mjs';

/**
 * Checks of the sources that need no build: packages, secrets, format, lint, layers and unused
 * code.
 */
export async function checkSources(run) {
  await run.check('Packages', pinnedNode, ['scripts/lib/testing/check-packages.mjs']);
  await run.check('Secrets', pinnedNode, ['scripts/lib/testing/check-secrets.mjs']);
  await run.check('Format and lint', cli('biome'), ['ci', '--error-on-warnings', '.']);
  const layers = ['--config', '.dependency-cruiser.mjs', 'src', 'sample', 'admin/app'];
  await run.check('Import direction', cli('depcruise'), layers);
  await run.check('Unused code', cli('knip'), []);
}

/** Type-checks everything but routes; `checkRoutes` checks those. */
export async function checkTypes(run) {
  // Writes the types of Astro's modules, which a build writes as well.
  if (!existsSync(path.join(root, '.astro', 'types.d.ts'))) await run.check('Types of Astro', cli('astro'), ['sync']);
  await run.check('Types', cli('tsc'), ['--noEmit', '-p', '.']);
}

export const checkRoutes = (run) =>
  run.check('Types of routes', cli('astro'), ['check', '--minimumSeverity', 'warning']);

/**
 * Checks types, import map and migrations of the collections, and the files of the brand. Writes
 * files that other checks read.
 */
export const checkGenerated = (run) =>
  run.check('Generated files', pinnedNode, ['scripts/lib/testing/check-generated.mjs']);

/** Runs parts that need the packages, prints the results, and ends the process. */
export async function endWith(run, parts) {
  try {
    await parts();
  } finally {
    process.stdout.write(`\n${run.end()}\n`);
  }
  process.exit(run.hasFailed ? 1 : 0);
}
