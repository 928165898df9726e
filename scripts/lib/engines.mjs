import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './steps.mjs';
import { canInstall, findProgram, installSystemPackages } from './system-packages.mjs';

/** The window around WebKit, which is on nobody's PATH: Debian keeps it in a folder named after the processor. */
const findMiniBrowser = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join('/usr/lib', folder, name)))
        .map((folder) => path.join(folder, 'MiniBrowser'))
        .find((program) => existsSync(program))
    : undefined;

/** What the tests of the other engines are told, by the setting that tells it; undefined for what is not there. */
const find = () => ({
  FIREFOX_PATH: process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']),
  WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? findProgram(['WebKitWebDriver', '/usr/bin/WebKitWebDriver']),
  MINI_BROWSER_PATH: process.env.MINI_BROWSER_PATH ?? findMiniBrowser(),
  XVFB_PATH: process.env.XVFB_PATH ?? findProgram(['Xvfb']),
});

const isWhole = (found) => Object.values(found).every((place) => place !== undefined);

/**
 * Firefox and WebKit for the tests: installed ones, or what the system's package manager brings.
 *
 * @returns {Promise<Record<string, string> | undefined>} settings for the tests; undefined where they are not there and cannot be had
 */
export async function ensureEngines() {
  if (isWhole(find())) return find();
  if (!canInstall) return undefined;
  try {
    await installSystemPackages('Firefox and WebKit', ['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
  }
  const found = find();
  return isWhole(found) ? found : undefined;
}
