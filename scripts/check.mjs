// `npm run check`: checks of the sources, types, generated files and unit tests in at most three
// minutes, to run after each change. `npm run check -- --write` formats first and fixes what the
// linter can fix.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, root } from './lib/steps.mjs';
import { checkGenerated, checkSources, checkTypes, endWith } from './lib/testing/checks.mjs';
import { cli, TestRun } from './lib/testing/test-run.mjs';

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
