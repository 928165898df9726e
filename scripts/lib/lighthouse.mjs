import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, step } from './steps.mjs';

/** Where Lighthouse lies, and what measures with it: only two commands need it. */
export const lighthouseFolder = path.join(root, 'benchmarks', 'lighthouse');

/** Installs Lighthouse, unless it is there. */
export async function ensureLighthouse() {
  if (existsSync(path.join(lighthouseFolder, 'node_modules/.package-lock.json'))) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const parameters = ['ci', '--prefix', lighthouseFolder, '--ignore-scripts', '--no-audit', '--no-fund'];
  await step('Installing Lighthouse', npm, parameters);
}
