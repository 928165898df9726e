/** What a browser measures of a page that somebody looks at. */
export const vitals = ['lcp', 'inp', 'cls'] as const;

export type Vital = (typeof vitals)[number];

interface Scale {
  /**
   * Measurements within one step are counted together; of thousandths for shifts, of milliseconds
   * for the rest.
   */
  readonly step: number;
  readonly most: number;
  /**
   * Up to here a page is good, and from the second on poor, as https://web.dev/articles/vitals has
   * it.
   */
  readonly good: number;
  readonly poor: number;
}

export const scales: Readonly<Record<Vital, Scale>> = {
  lcp: { step: 100, most: 10_000, good: 2500, poor: 4000 },
  inp: { step: 20, most: 2000, good: 200, poor: 500 },
  cls: { step: 10, most: 1000, good: 100, poor: 250 },
};

/** The upper end of the step that a measurement falls into. */
export function bucketOf(vital: Vital, measured: number): number {
  const { step, most } = scales[vital];
  return Math.min(most, Math.ceil(Math.max(0, measured) / step) * step);
}

/**
 * What three of four visits were not slower than: the upper end of the step in which the third
 * quarter ends, so that it never promises too much.
 *
 * @param histogram how many fell into each step
 */
export function thirdQuarter(histogram: ReadonlyMap<number, number>): number | undefined {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...histogram].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= total * 0.75) return bucket;
  }
  return undefined;
}

export type Verdict = 'good' | 'fair' | 'poor';

export function verdictOf(vital: Vital, value: number): Verdict {
  const { good, poor } = scales[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
