// `npm run lighthouse [-- /a-route …]`: measures every kind of page. On an idle machine, or the figures mean nothing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, root, step } from './lib/steps.mjs';

const folder = path.join(root, 'benchmarks', 'lighthouse');

try {
  await ensureInstalled({ withTools: true });
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await step('Installing Lighthouse', npm, ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
  }
  const chromium = await ensureChromium();
  await buildSite();
  await step('Measuring', pinnedNode, [path.join(folder, 'run.ts'), ...process.argv.slice(2)], {
    show: true,
    env: { ...quietEnvironment, ...(chromium ? { CHROME_PATH: chromium } : {}) },
  });
} catch (error) {
  endOnStepError(error);
}
