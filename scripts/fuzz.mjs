// `node scripts/fuzz.mjs [-- a seed]`: a hundred times as many generated bodies as the tests send, others for every seed (docs/faults.md).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, quietEnvironment, root } from './lib/steps.mjs';

const [seed] = process.argv.slice(2);

try {
  await ensureInstalled({ withTools: true });
} catch (error) {
  endOnStepError(error);
}

const { status } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'sqlite', 'forms-fuzz'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { FUZZ_TIMES: '100', ...quietEnvironment, ...(seed ? { FUZZ_SEED: seed } : {}) },
  },
);
process.exit(status ?? 1);
