import { expect, it } from 'vitest';
import { packageFaults } from './package-faults.mjs';

const payload = { version: '3.90.1', license: 'MIT' };

it.each([
  ['a range', { astro: '^7.3.5' }, {}, 'astro is given as "^7.3.5"; pin one version.'],
  [
    'a version with a known vulnerability',
    {},
    { 'node_modules/next': { version: '16.4.5', license: 'MIT' } },
    'node_modules/next is 16.4.5; versions below 16.4.6 are not safe.',
  ],
  [
    'an old copy nested in another package',
    {},
    { 'node_modules/a/node_modules/next': { version: '15.9.9', license: 'MIT' } },
    'node_modules/a/node_modules/next is 15.9.9; versions below 16.4.6 are not safe.',
  ],
  [
    'a Payload package of another version',
    {},
    { 'node_modules/@payloadcms/ui': { version: '3.90.0', license: 'MIT' } },
    'node_modules/@payloadcms/ui is 3.90.0; every Payload package must be 3.90.1.',
  ],
  [
    'a copyleft licence',
    {},
    { 'node_modules/a': { version: '1.0.0', license: '(GPL-3.0-or-later OR AGPL-3.0)' } },
    'node_modules/a is under (GPL-3.0-or-later OR AGPL-3.0).',
  ],
  ['no licence', {}, { 'node_modules/a': { version: '1.0.0' } }, 'node_modules/a has no licence.'],
])('%s is reported', (_, dependencies, packages, fault) => {
  expect(packageFaults({ dependencies }, { 'node_modules/payload': payload, ...packages })).toEqual([fault]);
});

it('pinned versions under permissive licences are not reported', () => {
  const packages = {
    'node_modules/payload': payload,
    'node_modules/a': { version: '1.0.0', license: 'MIT OR GPL-3.0' },
  };
  expect(packageFaults({ dependencies: { payload: '3.90.1' } }, packages)).toEqual([]);
});
