// `npm run recipe`: follows docs/deploy/one-machine.md command by command, in file systems and a network of its own that are gone afterwards.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pinnedNode, root } from './lib/steps.mjs';
import { findProgram } from './lib/system-packages.mjs';

if (process.getuid?.() !== 0 || !findProgram(['unshare']) || !findProgram(['apt-get'])) {
  process.stderr.write('The recipe is for root on Debian, with unshare (util-linux).\n');
  process.exit(1);
}
// Processes, mounts: whatever the recipe starts and installs ends with it.
const apart = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const layers = mkdtempSync(path.join(os.tmpdir(), 'recipe-'));
const { status } = spawnSync('unshare', [...apart, pinnedNode, path.join(root, 'scripts/recipe/follow.mjs'), layers], {
  stdio: 'inherit',
  cwd: root,
});
// What was mounted on it has gone with the process.
rmdirSync(layers);
process.exit(status ?? 1);
