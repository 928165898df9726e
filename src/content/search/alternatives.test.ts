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
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('a word has the expected other forms and synonyms', () => {
  expect(alternativesTo('shops')).toMatchObject({ forms: ['shop'] });
  expect(alternativesTo('shops').meanings).toContain('commerce');
  for (const word of ['price', 'prices', 'priced', 'pricing'])
    expect(alternativesTo(word).meanings, word).toContain('quote');
  expect(alternativesTo('prices').forms).toEqual(['price', 'pricing']);
  expect(alternativesTo('plans').forms).toEqual(['plan']);
  expect(alternativesTo('harbour')).toEqual({ forms: [], meanings: [] });
});
