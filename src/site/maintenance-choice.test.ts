import { expect, test } from 'vitest';
import { cheapest, choiceRanges, mostHours } from './maintenance-choice.ts';

test('hours cost least one by one until a plan costs less', () => {
  expect(cheapest(1)).toEqual({ plan: null, sum: 1_550 });
  expect(cheapest(21)).toEqual({ plan: null, sum: 32_550 });
  expect(cheapest(22)).toEqual({ plan: 25, sum: 33_750 });
  expect(cheapest(41)).toEqual({ plan: null, sum: 63_550 });
  expect(cheapest(42)).toEqual({ plan: 50, sum: 63_750 });
  expect(cheapest(75)).toEqual({ plan: 100, sum: 115_000 });
  expect(cheapest(101)).toEqual({ plan: null, sum: 156_550 });
  expect(cheapest(150)).toEqual({ plan: 150, sum: 157_500 });
});

test('the ranges leave no hour out', () => {
  expect(choiceRanges[0]?.from).toBe(1);
  expect(choiceRanges.at(-1)?.to).toBe(mostHours);
  for (const [index, range] of choiceRanges.entries()) {
    const next = choiceRanges[index + 1];
    if (next) expect(next.from).toBe(range.to + 1);
    for (const hours of [range.from, range.to]) expect(cheapest(hours).plan).toBe(range.plan);
  }
});
