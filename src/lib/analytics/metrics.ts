/**
 * Metrics: page views, sources, searches without result, forms, presses on means of contact, and
 * Core Web Vitals.
 */
export const metrics = ['view', 'source', 'search', 'form-start', 'form-send', 'press', 'lcp', 'inp', 'cls'] as const;

export type Metric = (typeof metrics)[number];

/** Source of visits without a referrer. */
export const direct = 'direct';

/** Collects all names beyond the limit of a day. */
export const others = 'others';

/** Distinct names of one metric per day: clients can invent as many as they like. */
export const mostNames = 1000;

export const longestName = 120;

/**
 * Multiple of its count at which an ignored address that was not found comes back into the list.
 */
export const comesBackAt = 10;

/** Row of the table: count of a metric on a day in the brand's time zone. */
export interface AnalyticsCount {
  /** `2026-11-25` */
  readonly day: string;
  readonly kind: Metric;
  /** Path, host, search words, form or means of contact. */
  readonly name: string;
  /** Upper end of a measurement's step; 0 for plain counts. */
  readonly bucket: number;
  readonly count: number;
}
