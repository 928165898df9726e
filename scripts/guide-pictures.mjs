// `node scripts/guide-pictures.mjs`: takes the screenshots of the editor guide, on a site of its
// own with the sample content. With a folder (`-- --look /tmp/look`) it takes every state at both
// widths, light and dark, into that folder for review.
import { spawnSync } from 'node:child_process';
import { buildAdmin } from './lib/build/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';
import { ensureTestBrowser } from './lib/testing/chromium.mjs';

let program;
try {
  await ensureInstalled({ withTools: true });
  program = await ensureTestBrowser();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(pinnedNode, ['scripts/guide/take-screenshots.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...quietEnvironment, NODE_NO_WARNINGS: '1', ...(program ? { CHROMIUM_PATH: program } : {}) },
});
process.exit(status ?? 1);
