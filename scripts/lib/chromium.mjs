import { pinnedNode, step } from './steps.mjs';
import { findProgram, installMissing } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', '/usr/bin/chromium'];

/** The same engine without a window: draws pages in four fifths of the time. */
const shell = 'chromium-headless-shell';

/** The package of the tests' browser, unless it is there. */
export const missingTestBrowser = () => ((process.env.CHROMIUM_PATH ?? findProgram([shell])) ? [] : [shell]);

/** An installed one of these programs; else what the system's package manager brings. */
async function findOrInstall(programs, systemPackage) {
  const find = () => process.env.CHROMIUM_PATH ?? findProgram(programs);
  if (!find()) await installMissing([systemPackage]);
  return find();
}

/**
 * A Chromium: an installed one; else the system's package manager brings one; else Playwright
 * downloads its own.
 *
 * @returns {Promise<string | undefined>} path of the program; undefined for Playwright's own
 */
export async function ensureChromium() {
  const found = await findOrInstall(names, 'chromium');
  if (found) return found;
  await step('Downloading a Chromium', pinnedNode, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return undefined;
}

/**
 * A Chromium for the browser tests: one that has no window, where there is one.
 *
 * @returns {Promise<string | undefined>} path of the program; undefined for Playwright's own
 */
export const ensureTestBrowser = async () => (await findOrInstall([shell], shell)) ?? (await ensureChromium());
