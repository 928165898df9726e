// `npm run check`: what to run after each change, in at most three minutes: checks of the sources,
// types, generated files, unit tests. `npm run check -- --write`: formats first, and mends what the
// linter can mend.
import { spawnSync } from 'node:child_process';
import { checkGenerated, checkSources, checkTypes, endWith } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, root } from './lib/steps.mjs';
import { cli, TestRun } from './lib/test-run.mjs';

try {
  await ensureInstalled({ withTools: true });
  if (process.argv.includes('--write'))
    spawnSync(cli('biome'), ['check', '--write', '--unsafe', '.'], { cwd: root, stdio: 'inherit' });
  const run = new TestRun();
  await endWith(run, async () => {
    await Promise.all([checkTypes(run), checkSources(run)]);
    await checkGenerated(run);
    await run.units('Unit tests', ['--project=unit']);
  });
} catch (error) {
  endOnStepError(error);
}
