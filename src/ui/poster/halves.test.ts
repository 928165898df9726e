import { expect, it } from 'vitest';
import { halvesOf, lettersIn } from './halves.ts';

it.each([
  ['TRUFLATION', 'TRU-', 'FLATION'],
  ['DEVELOPMENT', 'DEVELOP-', 'MENT'],
  ['MAINTENANCE', 'MAINTEN-', 'ANCE'],
  ['DISCOVERY', 'DIS-', 'COVERY'],
  ['Photographs', 'Photo-', 'graphs'],
])('parts %s where a reader would', (word, ...halves) => {
  expect(halvesOf(word)).toEqual(halves);
});

it('parts a word of two at its own hyphen, with one hyphen and not two', () => {
  expect(halvesOf('self-hosted')).toEqual(['self-', 'hosted']);
  expect(halvesOf('e-commerce'), 'unless that leaves a half too short').toEqual(['e-com-', 'merce']);
});

it('leaves alone what has no such place', () => {
  for (const word of ['strengths', 'sea', '九號風球懸掛時網店照常營業', 'موقع', 'hong kong', '404', '']) {
    expect(halvesOf(word), word).toBeUndefined();
  }
});

it('keeps every letter, and three in each half at least', () => {
  for (const word of ['internationalisation', 'accessibility', 'sovereign', 'restaurants', 'afterwards']) {
    const [first = '', second = ''] = halvesOf(word) ?? [];
    expect(`${first.slice(0, -1)}${second}`).toBe(word);
    expect(first.endsWith('-')).toBe(true);
    expect(Math.min(lettersIn(first), lettersIn(second)), word).toBeGreaterThanOrEqual(3);
  }
});
