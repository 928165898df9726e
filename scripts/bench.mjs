// `npm run bench [-- NAME [parameters]]`: installs what the benchmark needs, builds, and runs
// `benchmarks/NAME`; without a name those of serving and of the forms. Figures count only from an
// idle machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAdmin, buildSite } from './lib/build/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root, StepError, step } from './lib/steps.mjs';
import { findProgram, installSystemPackages } from './lib/system-packages.mjs';
import { ensureChromium } from './lib/testing/chromium.mjs';

const names = ['serving', 'enquiries', 'publication', 'memory', 'faults', 'attacks', 'lighthouse'];
const [name, ...parameters] = process.argv.slice(2);
const env = { ...quietEnvironment, NODE_NO_WARNINGS: '1' };

/** Installs Lighthouse, which has its own package file because nothing else needs it. */
async function prepareLighthouse() {
  const folder = path.join(root, 'benchmarks/lighthouse');
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json')))
    await step('Installing Lighthouse', 'npm', [
      'ci',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]);
  env.CHROME_PATH ??= await ensureChromium();
}

try {
  if (name !== undefined && !names.includes(name))
    throw new StepError(`There is no benchmark "${name}". There are ${names.join(', ')}.`);
  await ensureInstalled({ withTools: true });
  if (name === 'lighthouse') await prepareLighthouse();
  else if (!findProgram(['wrk'])) await installSystemPackages('wrk', ['wrk']);
  await buildSite();
  if (name !== 'lighthouse' && name !== 'faults') await buildAdmin();
} catch (error) {
  endOnStepError(error);
}

for (const benchmark of name === undefined ? names.slice(0, 2) : [name]) {
  const file = benchmark === 'lighthouse' ? 'benchmarks/lighthouse/run.ts' : `benchmarks/${benchmark}.ts`;
  const { status } = spawnSync(pinnedNode, [file, ...parameters], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
