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

test('single hours are cheapest until a plan costs less', () => {
  expect(cheapest(prices, 1)).toEqual({ plan: null, single: 1, sum: 1_550 });
  expect(cheapest(prices, 21)).toEqual({ plan: null, single: 21, sum: 32_550 });
  expect(cheapest(prices, 22)).toEqual({ plan: 25, single: 0, sum: 33_750 });
  expect(cheapest(prices, 150)).toEqual({ plan: 150, single: 0, sum: 157_500 });
});

test('a plan with extra hours is cheapest until the next plan costs less', () => {
  expect(cheapest(prices, 30)).toEqual({ plan: 25, single: 5, sum: 41_500 });
  expect(cheapest(prices, 44)).toEqual({ plan: 25, single: 19, sum: 63_200 });
  expect(cheapest(prices, 45)).toEqual({ plan: 50, single: 0, sum: 63_750 });
  expect(cheapest(prices, 51)).toEqual({ plan: 50, single: 1, sum: 65_300 });
  expect(cheapest(prices, 101)).toEqual({ plan: 100, single: 1, sum: 116_550 });
});

test('the chosen combination is the cheapest for every number of hours', () => {
  for (let wanted = 1; wanted <= mostHours(prices); wanted += 1) {
    const ways = [{ hours: 0, price: 0 }, ...prices.plans].map(
      ({ hours, price }) => price + Math.max(0, wanted - hours) * prices.hourly,
    );
    expect(cheapest(prices, wanted).sum).toBe(Math.min(...ways));
  }
});

test('the ranges cover all hours', () => {
  const ranges = choiceRanges(prices);
  expect(ranges[0]?.from).toBe(1);
  expect(ranges.at(-1)?.to).toBe(mostHours(prices));
  for (const [index, range] of ranges.entries()) {
    const next = ranges[index + 1];
    if (next) expect(next.from).toBe(range.to + 1);
    for (const hours of [range.from, range.to]) {
      const { plan, single } = cheapest(prices, hours);
      expect(plan).toBe(range.plan);
      expect(plan !== null && single > 0).toBe(range.more);
    }
  }
});
