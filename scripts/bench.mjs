// `npm run bench`: installs what the benchmarks need, builds, and prints their tables; `npm run bench -- memory` those of one.
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

const usual = ['serving', 'lists', 'long-pages', 'intake'];
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : usual) {
  const benchmark = `benchmarks/${name}.ts`;
  const { status } = spawnSync(pinnedNode, [benchmark], { cwd: root, stdio: 'inherit', env: quietEnvironment });
  if (status !== 0) process.exit(status ?? 1);
}
