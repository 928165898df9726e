/** Core Web Vitals measured by browsers. */
export const vitals = ['lcp', 'inp', 'cls'] as const;

export type Vital = (typeof vitals)[number];

interface Scale {
  /** Width of a histogram step, in thousandths for layout shift, in ms for the others. */
  readonly step: number;
  readonly most: number;
  /** Limits of good and poor, from https://web.dev/articles/vitals. */
  readonly good: number;
  readonly poor: number;
}

export const scales: Readonly<Record<Vital, Scale>> = {
  lcp: { step: 100, most: 10_000, good: 2500, poor: 4000 },
  inp: { step: 20, most: 2000, good: 200, poor: 500 },
  cls: { step: 10, most: 1000, good: 100, poor: 250 },
};

/** Returns the upper end of the step of a measurement. */
export function bucketOf(vital: Vital, measured: number): number {
  const { step, most } = scales[vital];
  return Math.min(most, Math.ceil(Math.max(0, measured) / step) * step);
}

/**
 * Returns the 75th percentile as the upper end of its step, so that it is never too optimistic.
 *
 * @param histogram number of measurements per step
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
