import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../steps.mjs';
import { findProgram } from '../system-packages.mjs';

/** Finds WebKit's MiniBrowser, which Debian keeps in a folder named after the processor. */
const findMiniBrowser = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join('/usr/lib', folder, name)))
        .map((folder) => path.join(folder, 'MiniBrowser'))
        .find((program) => existsSync(program))
    : undefined;

/** Programs of the full test run, by setting; undefined for missing ones. */
const find = () => ({
  JAVA_PATH: process.env.JAVA_PATH ?? findProgram(['java', '/usr/bin/java']),
  FIREFOX_PATH: process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']),
  WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? findProgram(['WebKitWebDriver', '/usr/bin/WebKitWebDriver']),
  MINI_BROWSER_PATH: process.env.MINI_BROWSER_PATH ?? findMiniBrowser(),
  XVFB_PATH: process.env.XVFB_PATH ?? findProgram(['Xvfb']),
});

/** Debian packages of these programs. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'default-jre-headless'];

/** Packages of Firefox, WebKit and the Java of the W3C checker, unless all are installed. */
export const missingEngines = () => (Object.values(find()).every((place) => place !== undefined) ? [] : packages);

/**
 * Finds Firefox, WebKit and the Java of the W3C checker.
 *
 * @returns {Record<string, string>} settings for the tests
 * @throws {StepError} when one is missing
 */
export function findEngines() {
  if (missingEngines().length > 0)
    throw new StepError(`A program of these tests is missing. Install ${packages.join(', ')}.`);
  return find();
}
