// `npm run lighthouse [-- /a-route …]`: measures every kind of page. On an idle machine, or the figures mean nothing.
import path from 'node:path';
import { buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureLighthouse, lighthouseFolder } from './lib/lighthouse.mjs';
import { endOnStepError, pinnedNode, quietEnvironment, step } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: true });
  await ensureLighthouse();
  const chromium = await ensureChromium();
  await buildSite();
  await step('Measuring', pinnedNode, [path.join(lighthouseFolder, 'run.ts'), ...process.argv.slice(2)], {
    show: true,
    env: { ...quietEnvironment, ...(chromium ? { CHROME_PATH: chromium } : {}) },
  });
} catch (error) {
  endOnStepError(error);
}
