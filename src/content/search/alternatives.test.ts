import { expect, it } from 'vitest';
import { chinese, english } from '../../i18n/testing/languages.ts';
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
  expect(alternativesTo('shops', english)).toMatchObject({ forms: ['shop'] });
  expect(alternativesTo('shops', english).meanings).toContain('commerce');
  for (const word of ['price', 'prices', 'priced', 'pricing'])
    expect(alternativesTo(word, english).meanings, word).toContain('quote');
  expect(alternativesTo('prices', english).forms).toEqual(['price', 'pricing']);
  expect(alternativesTo('plans', english).forms).toEqual(['plan']);
  expect(alternativesTo('harbour', english)).toEqual({ forms: [], meanings: [] });
});

it('a Chinese word has Chinese synonyms, and no other forms', () => {
  expect(alternativesTo('收費', chinese)).toEqual({ forms: [], meanings: ['價錢', '報價', '費用', '預算', 'price'] });
  expect(alternativesTo('seo', chinese).meanings).toContain('搜尋');
  expect(alternativesTo('掛波', chinese)).toEqual({ forms: [], meanings: [] });
});
