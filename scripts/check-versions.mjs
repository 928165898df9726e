// Refuses versions with known critical holes, mixed Payload versions, and ranges instead of exact versions.
import { readFileSync } from 'node:fs';

const minimums = { payload: '3.90.0', next: '16.4.6' };

const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const { packages } = read('package-lock.json');
const faults = [];

const numbers = (version) => version.split('-')[0].split('.').map(Number);
function isOlder(version, minimum) {
  const [wanted, given] = [numbers(minimum), numbers(version)];
  const index = wanted.findIndex((number, position) => given[position] !== number);
  return index !== -1 && given[index] < wanted[index];
}

for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${name} is given as "${version}"; pin one version.`);
}

for (const [location, { version }] of Object.entries(packages)) {
  const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const minimum = minimums[name];
  if (minimum && isOlder(version, minimum))
    faults.push(`${location} is ${version}; nothing below ${minimum} is safe to run.`);
  if ((name === 'payload' || name.startsWith('@payloadcms/')) && version !== packages['node_modules/payload'].version) {
    faults.push(
      `${location} is ${version}; every Payload package must be ${packages['node_modules/payload'].version}.`,
    );
  }
}

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('Versions are pinned, and none is known to be unsafe.');
process.exit(faults.length === 0 ? 0 : 1);
