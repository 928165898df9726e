const minimums = { payload: '3.90.0', next: '16.4.6' };

/**
 * Licences that allow use and redistribution beside MIT code; libvips is linked and stays
 * replaceable.
 */
const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'WTFPL',
  'Unlicense',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
]);

/** Licences of packages that state theirs only in a file. */
const named = { busboy: 'MIT', streamsearch: 'MIT' };

const nameOf = (location) => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

const numbers = (version) => version.split('-')[0].split('.').map(Number);
function isOlder(version, minimum) {
  const [wanted, given] = [numbers(minimum), numbers(version)];
  const index = wanted.findIndex((number, position) => given[position] !== number);
  return index !== -1 && given[index] < wanted[index];
}

const isFree = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => licences.has(one)));

/**
 * Finds versions with known critical vulnerabilities, mixed Payload versions, ranges instead of
 * exact versions, and licences that would bind a project that adopts this code.
 *
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 *   manifest a `package.json`
 * @param {Record<string, { version?: string, license?: string, link?: boolean }>} packages those of
 *   a `package-lock.json`
 * @returns {string[]} one line for each
 */
export function packageFaults({ dependencies, devDependencies }, packages) {
  const faults = [];
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${name} is given as "${version}"; pin one version.`);

  const payload = packages['node_modules/payload']?.version;
  for (const [location, { version, license, link }] of Object.entries(packages)) {
    if (location === '' || link) continue;
    const name = nameOf(location);
    const minimum = minimums[name];
    if (minimum && isOlder(version, minimum))
      faults.push(`${location} is ${version}; versions below ${minimum} are not safe.`);
    if ((name === 'payload' || name.startsWith('@payloadcms/')) && version !== payload)
      faults.push(`${location} is ${version}; every Payload package must be ${payload}.`);
    const licence = license ?? named[name];
    if (!licence) faults.push(`${location} has no licence.`);
    else if (!isFree(licence)) faults.push(`${location} is under ${licence}.`);
  }
  return faults;
}
