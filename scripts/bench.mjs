// `npm run bench`: installs what the benchmarks need, builds, and prints one table.
import { spawnSync } from 'node:child_process';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';
import { findProgram, installSystemPackages } from './lib/system-packages.mjs';

try {
  await ensureInstalled({ withTools: true });
  if (!findProgram(['wrk']) || !findProgram(['nginx', '/usr/sbin/nginx']))
    await installSystemPackages('nginx and wrk', ['nginx-light', 'wrk']);
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(pinnedNode, ['benchmarks/serving.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: quietEnvironment,
});
process.exit(status ?? 1);
