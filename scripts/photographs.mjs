// `npm run photographs`: photographs every section of the gallery anew, for the visual tests to compare with. Look at
// what has changed before it is committed.
import path from 'node:path';
import { buildSite } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, quietEnvironment, root, step } from './lib/steps.mjs';

try {
  await ensureInstalled({ withTools: true });
  const program = await ensureChromium();
  await buildSite();
  await buildSite({ directory: '.cache/gallery-site', gallery: true });
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  await step('Photographing', playwright, ['test', 'e2e/visual.spec.ts', '--update-snapshots=all'], {
    show: true,
    env: { ...quietEnvironment, ...(program ? { CHROMIUM_PATH: program } : {}) },
  });
} catch (error) {
  endOnStepError(error);
}
