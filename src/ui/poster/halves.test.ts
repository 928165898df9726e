import { expect, it } from 'vitest';
import { halvesOf, lettersIn } from './halves.ts';

it.each([
  ['TRUFLATION', 'TRU-', 'FLATION'],
  ['DEVELOPMENT', 'DEVELOP-', 'MENT'],
  ['MAINTENANCE', 'MAINTEN-', 'ANCE'],
  ['DISCOVERY', 'DIS-', 'COVERY'],
  ['Photographs', 'Photo-', 'graphs'],
])('halvesOf hyphenates %s', (word, ...halves) => {
  expect(halvesOf(word)).toEqual(halves);
});

it('halvesOf splits a compound at its own hyphen', () => {
  expect(halvesOf('self-hosted')).toEqual(['self-', 'hosted']);
  expect(halvesOf('e-commerce'), 'unless one half would be too short').toEqual(['e-com-', 'merce']);
});

it('halvesOf returns undefined for words that cannot be split', () => {
  for (const word of ['strengths', 'sea', '九號風球懸掛時網店照常營業', 'موقع', 'hong kong', '404', '']) {
    expect(halvesOf(word), word).toBeUndefined();
  }
});

it('halvesOf keeps all letters, with at least three in each half', () => {
  for (const word of ['internationalisation', 'accessibility', 'sovereign', 'restaurants', 'afterwards']) {
    const [first = '', second = ''] = halvesOf(word) ?? [];
    expect(`${first.slice(0, -1)}${second}`).toBe(word);
    expect(first.endsWith('-')).toBe(true);
    expect(Math.min(lettersIn(first), lettersIn(second)), word).toBeGreaterThanOrEqual(3);
  }
});
