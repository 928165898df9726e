// `npm run faults -- --submissions 2000 --kills 20`: installs, builds, and runs the fault run (benchmarks/faults.ts).
import { spawnSync } from 'node:child_process';
import { buildSite } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: true });
  await buildSite();
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(pinnedNode, ['benchmarks/faults.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...quietEnvironment, NODE_NO_WARNINGS: '1' },
});
process.exit(status ?? 1);
