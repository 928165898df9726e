import { expect, it } from 'vitest';
import { alternativesTo, stemOf } from './alternatives.ts';

it.each([
  ['shops', 'shop'],
  ['shopping', 'shop'],
  ['agencies', 'agency'],
  ['launches', 'launch'],
  ['boxes', 'box'],
  ['business', 'business'],
  ['selling', 'sell'],
  ['redirected', 'redirect'],
  ['bus', 'bus'],
  ['網店', '網店'],
])('takes the ending off %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('knows what a shop is called too', () => {
  expect(alternativesTo('shops')).toMatchObject({ forms: ['shop'] });
  expect(alternativesTo('shops').meanings).toContain('commerce');
  expect(alternativesTo('harbour')).toEqual({ forms: [], meanings: [] });
});
