// Refuses versions with known critical vulnerabilities, mixed Payload versions, ranges instead of
// exact versions, and packages whose licence would bind a project that adopts this code.
import { readFileSync } from 'node:fs';
import { packageFaults } from './package-faults.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

const faults = packageFaults(read('package.json'), read('package-lock.json').packages);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('Versions are pinned, none is known to be unsafe, and every licence is free.');
process.exit(faults.length === 0 ? 0 : 1);
