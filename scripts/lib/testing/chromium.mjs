import { pinnedNode, step } from '../steps.mjs';
import { findProgram, installMissing } from '../system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', '/usr/bin/chromium'];

/** Headless build of the same engine; it draws pages in four fifths of the time. */
const shell = 'chromium-headless-shell';

/** Package of the tests' browser, unless it is installed. */
export const missingTestBrowser = () => ((process.env.CHROMIUM_PATH ?? findProgram([shell])) ? [] : [shell]);

/** Finds one of these programs, or installs the system package. */
async function findOrInstall(programs, systemPackage) {
  const find = () => process.env.CHROMIUM_PATH ?? findProgram(programs);
  if (!find()) await installMissing([systemPackage]);
  return find();
}

/**
 * Finds a Chromium: installed, else from the system's package manager, else Playwright's own
 * download.
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
 * Finds a Chromium for the browser tests, headless where available.
 *
 * @returns {Promise<string | undefined>} path of the program; undefined for Playwright's own
 */
export const ensureTestBrowser = async () => (await findOrInstall([shell], shell)) ?? (await ensureChromium());
