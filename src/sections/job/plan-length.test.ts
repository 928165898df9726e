import { expect, test } from 'vitest';
import { planMonths } from './plan-length.ts';

test('the length of a step is read from its text', () => {
  const phases = [
    'First week',
    'First month',
    'First quarter',
    'First half',
    'First year',
    'After 6 months',
    'Two quarters',
    'Two weeks',
    '6 weeks',
  ];
  expect(phases.map((when, index) => planMonths(when, index, phases.length))).toEqual([
    0.25, 1, 3, 6, 12, 6, 6, 0.5, 2,
  ]);
});

test('a step without a length gets an equal share of the year', () => {
  expect([0, 1, 2, 3].map((index) => planMonths('Settle in', index, 4))).toEqual([3, 6, 9, 12]);
});
