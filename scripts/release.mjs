// `npm run release -- 1.2.0`: requires a full run of exactly these files, gives "Next" in the
// changelog a version and a date, and tags the release.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endOnStepError, root, StepError } from './lib/steps.mjs';
import { testedTree, treeOf } from './lib/testing/full-run.mjs';

function git(...parameters) {
  const { status, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new StepError(`git ${parameters[0]} failed.\n${stderr}`);
}

try {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new StepError('Give the version: npm run release -- 1.2.0');
  const tree = treeOf();
  if (tree === undefined) throw new StepError('There are changes that are not committed. Commit them first.');
  if (tree !== testedTree())
    throw new StepError('These files have not passed a full run. Run npm run test:full first.');
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(root, name);
    // The lock file has the package's own version twice.
    let left = name === 'package.json' ? 1 : 2;
    const text = readFileSync(file, 'utf8').replace(/"version": "[^"]+"/g, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    );
    writeFileSync(file, text);
  }
  const log = path.join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(log, readFileSync(log, 'utf8').replace(/^## Next$/m, `## Next\n\n## ${version}, ${day}`));
  git('commit', '--all', '--message', `build: release ${version}`);
  git('tag', `v${version}`);
  process.stdout.write(`Version ${version} is committed and tagged. Push it with: git push --follow-tags\n`);
} catch (error) {
  endOnStepError(error);
}
