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

/** Whether what lies in `node_modules` is what the lock file asks for. */
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
 * Installs the packages of the lock file, unless they are there.
 *
 * @param {{ withTools: boolean }} options whether the tools for building and testing the software
 *   itself are needed
 */
export async function ensureInstalled({ withTools }) {
  if (isInstalled(withTools)) return;
  // Not `npm ci`: it refuses a lock file that lacks an optional package of another platform, which
  // is what npm writes where that package cannot be fetched. This takes the same versions from the
  // same file, and changes nothing in it.
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
