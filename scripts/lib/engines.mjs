import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './steps.mjs';
import { canInstall, findProgram, installSystemPackages } from './system-packages.mjs';

/** Finds the window around WebKit, which Debian keeps in a folder named after the processor. */
const findMiniBrowser = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join('/usr/lib', folder, name)))
        .map((folder) => path.join(folder, 'MiniBrowser'))
        .find((program) => existsSync(program))
    : undefined;

/** Programs of the full test run, by the setting that names each; undefined for missing ones. */
const find = () => ({
  JAVA_PATH: process.env.JAVA_PATH ?? findProgram(['java', '/usr/bin/java']),
  FIREFOX_PATH: process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']),
  WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? findProgram(['WebKitWebDriver', '/usr/bin/WebKitWebDriver']),
  MINI_BROWSER_PATH: process.env.MINI_BROWSER_PATH ?? findMiniBrowser(),
  XVFB_PATH: process.env.XVFB_PATH ?? findProgram(['Xvfb']),
});

/** Debian's names of them. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'default-jre-headless'];

const isWhole = (found) => Object.values(found).every((place) => place !== undefined);

/**
 * Finds Firefox, WebKit and the Java of the W3C checker, or installs them with the system's package manager.
 *
 * @returns {Promise<Record<string, string> | undefined>} settings for the tests; undefined where one is missing and cannot be installed
 */
export async function ensureEngines() {
  if (isWhole(find())) return find();
  if (!canInstall) return undefined;
  try {
    await installSystemPackages('Firefox, WebKit and Java', enginePackages);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
  }
  const found = find();
  return isWhole(found) ? found : undefined;
}
