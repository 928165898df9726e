import { expect, it } from 'vitest';
import { addressOf } from './site-address.ts';

it.each([
  ['pages', { path: '/about-us', _status: 'published' }, '/about-us'],
  ['works', { slug: 'tai-ping', _status: 'published' }, '/work/tai-ping'],
  ['jobs', { slug: 'rigger', path: '/x', _status: 'published' }, '/jobs/rigger'],
  ['works', { slug: 'tai-ping', _status: 'draft' }, undefined],
  ['insights', { _status: 'published' }, undefined],
  ['pages', undefined, undefined],
])('the public address in %s of %j is %s', (collection, record, address) => {
  expect(addressOf(collection, record)).toBe(address);
});
