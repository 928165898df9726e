import { pinnedNode, StepError, step } from './steps.mjs';
import { canInstall, findProgram, installSystemPackages } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', '/usr/bin/chromium'];

/**
 * A Chromium for the browser tests: an installed one; else the system's package manager brings one; else Playwright
 * downloads its own.
 *
 * @returns {Promise<string | undefined>} path of the program; undefined for Playwright's own
 */
export async function ensureChromium() {
  const installed = process.env.CHROMIUM_PATH ?? findProgram(names);
  if (installed) return installed;
  if (canInstall) {
    try {
      await installSystemPackages('Chromium', ['chromium']);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
    }
    const found = findProgram(names);
    if (found) return found;
  }
  await step('Downloading a Chromium', pinnedNode, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return undefined;
}
