import { expect, test } from 'vitest';
import { cheapest, choiceRanges, mostHours } from './maintenance-choice.ts';

const prices = {
  plans: [
    { hours: 25, price: 33_750 },
    { hours: 50, price: 63_750 },
    { hours: 100, price: 115_000 },
    { hours: 150, price: 157_500 },
  ],
  hourly: 1_550,
};

test('hours cost least one by one until a plan costs less', () => {
  expect(cheapest(prices, 1)).toEqual({ plan: null, sum: 1_550 });
  expect(cheapest(prices, 21)).toEqual({ plan: null, sum: 32_550 });
  expect(cheapest(prices, 22)).toEqual({ plan: 25, sum: 33_750 });
  expect(cheapest(prices, 41)).toEqual({ plan: null, sum: 63_550 });
  expect(cheapest(prices, 42)).toEqual({ plan: 50, sum: 63_750 });
  expect(cheapest(prices, 75)).toEqual({ plan: 100, sum: 115_000 });
  expect(cheapest(prices, 101)).toEqual({ plan: null, sum: 156_550 });
  expect(cheapest(prices, 150)).toEqual({ plan: 150, sum: 157_500 });
});

test('the ranges leave no hour out', () => {
  const ranges = choiceRanges(prices);
  expect(ranges[0]?.from).toBe(1);
  expect(ranges.at(-1)?.to).toBe(mostHours(prices));
  for (const [index, range] of ranges.entries()) {
    const next = ranges[index + 1];
    if (next) expect(next.from).toBe(range.to + 1);
    for (const hours of [range.from, range.to]) expect(cheapest(prices, hours).plan).toBe(range.plan);
  }
});
