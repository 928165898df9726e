import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, step } from './steps.mjs';

/**
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?:
 *   boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Whether `node_modules` matches the lock file. */
function isInstalled(withTools) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.optional || entry.devOptional || entry.peer) return true;
    if (entry.dev && !withTools) return true;
    return present[name]?.version === entry.version;
  });
}

/**
 * Installs the packages of the lock file, unless they are installed.
 *
 * @param {{ withTools: boolean }} options whether tools for building and testing the software
 *   itself are needed
 */
export async function ensureInstalled({ withTools }) {
  if (isInstalled(withTools)) return;
  // `npm ci` refuses a lock file that lacks an optional package of another platform; npm writes
  // such a file where it cannot fetch that package. `npm install` takes the same versions from it,
  // and changes nothing in it.
  const parameters = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(withTools ? [] : ['--omit=dev']),
  ];
  await step('Installing packages (one to two minutes)', process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, {
    env: process.env,
  });
}
