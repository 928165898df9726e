/**
 * What is counted: pages that were shown, where visitors came from, words that found nothing,
 * forms, and how fast pages are.
 */
export const kinds = ['view', 'source', 'search', 'form-start', 'form-send', 'lcp', 'inp', 'cls'] as const;

export type Kind = (typeof kinds)[number];

/** Where visitors came from that no page led here. */
export const direct = 'direct';

/** Stands for all names beyond those that a day has room for. */
export const others = 'others';

/** Names of one kind that are told apart in a day: a stranger can think up as many as they like. */
export const mostNames = 1000;

export const longestName = 120;

/** What the table holds: how often something was so on a day of the brand's calendar. */
export interface Figure {
  /** `2026-11-25` */
  readonly day: string;
  readonly kind: Kind;
  /** A page's path, a host, searched words, or which form. */
  readonly name: string;
  /** Of a measurement, the upper end of the step that it fell into; 0 for what is only counted. */
  readonly bucket: number;
  readonly count: number;
}
