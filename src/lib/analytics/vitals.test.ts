import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, scales, thirdQuarter, verdictOf, vitals } from './vitals.ts';

it('a measurement is rounded up to its bucket, at most the last one', () => {
  expect(bucketOf('lcp', 1234.5)).toBe(1300);
  expect(bucketOf('lcp', 1300)).toBe(1300);
  expect(bucketOf('inp', 41)).toBe(60);
  expect(bucketOf('cls', 0)).toBe(0);
  expect(bucketOf('cls', 3.2)).toBe(10);
  expect(bucketOf('lcp', 1e9)).toBe(10_000);
  expect(bucketOf('inp', Number.MAX_VALUE)).toBe(2000);
  expect(bucketOf('cls', -1)).toBe(0);
});

it('the 75th percentile of an empty histogram is undefined', () => {
  expect(thirdQuarter(new Map())).toBeUndefined();
});

it('the 75th percentile of a histogram is exact to one bucket', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitals),
      fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 200 }),
      (vital, measured) => {
        const histogram = new Map<number, number>();
        for (const one of measured) {
          const bucket = bucketOf(vital, one);
          histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
        }
        const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.75) - 1] ?? 0;
        const found = thirdQuarter(histogram) ?? Number.NaN;
        expect(found).toBeGreaterThanOrEqual(exact);
        expect(found - exact).toBeLessThan(scales[vital].step);
      },
    ),
  );
});

it('the verdict on a web vital follows its published limits, which end buckets', () => {
  expect(verdictOf('lcp', 2500)).toBe('good');
  expect(verdictOf('lcp', 2600)).toBe('fair');
  expect(verdictOf('inp', 520)).toBe('poor');
  expect(verdictOf('cls', 260)).toBe('poor');
  // Steps end at the limits of the verdicts, so that each has one verdict.
  for (const vital of vitals) {
    const { step, good, poor, most } = scales[vital];
    for (const limit of [good, poor, most]) expect(limit % step).toBe(0);
  }
});
