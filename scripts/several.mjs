// `npm run several`: installs, builds, and sets up docs/deploy/several-machines.md on this machine, on loopback addresses alone.
import { spawnSync } from 'node:child_process';
import { buildAdmin, buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';
import { findProgram, installSystemPackages } from './lib/system-packages.mjs';

// The address of the recipe is part of the build, so it has one of its own beside that of the working copy.
const build = { SITE_URL: 'https://www.example.com', BUILD_DIR: '.cache/several', GALLERY: 'off' };
Object.assign(process.env, build);

try {
  await ensureInstalled({ withTools: true });
  if (!findProgram(['wrk']) || !findProgram(['nginx', '/usr/sbin/nginx']))
    await installSystemPackages('nginx and wrk', ['nginx-light', 'wrk']);
  await buildSite();
  await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(pinnedNode, ['scripts/several/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...quietEnvironment,
    ...build,
    NODE_NO_WARNINGS: '1',
    PATH: `${quietEnvironment.PATH}:/usr/sbin`,
  },
});
process.exit(status ?? 1);
