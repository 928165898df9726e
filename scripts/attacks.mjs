// `npm run attacks [-- a word of a name]`: installs, builds, and sends every attack of benchmarks/attacks/ to a site of its own.
import { spawnSync } from 'node:child_process';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: true });
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(pinnedNode, ['benchmarks/attacks.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...quietEnvironment, NODE_NO_WARNINGS: '1' },
});
process.exit(status ?? 1);
