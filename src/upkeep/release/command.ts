import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changesSince } from './changes.ts';
import { keptRecord, keptVersions, presentRecord } from './record.ts';

/**
 * `npm run release -- --check`: says what has changed since the last release, and what has to be put right before the next.
 *
 * @returns the exit code of the process: 1 when something has
 */
export function checkCommand(): 0 | 1 {
  const now = presentRecord();
  const last = keptVersions().at(-1);
  const changelog = readFileSync(path.resolve(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
  const { lines, faults } = changesSince(last === undefined ? undefined : keptRecord(last), now, changelog);
  const said = [
    `package.json says ${now.version}; the last release that is kept is ${last ?? 'none'}.`,
    ...(lines.length > 0 ? lines : ['Nothing that an operator meets has changed since.']),
    ...faults.map((fault) => `✗ ${fault}`),
    faults.length === 0 ? 'Nothing is in the way.' : `${faults.length} to put right.`,
  ];
  process.stdout.write(`${said.join('\n')}\n`);
  return faults.length === 0 ? 0 : 1;
}
