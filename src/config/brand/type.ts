import type { Typefaces } from '../../lib/brand-shape.ts';

/**
 * Fallback fonts have the metrics of the faces they replace: `node_modules/.bin/node
 * scripts/cut-fonts.ts` subsets and measures the faces (decision 14).
 */
export const typefaces = {
  display: 'anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  title: 'anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  data: 'plus, anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", arial, sans-serif',
  text: 'faustina, "Faustina Fallback", "Faustina Android", "Faustina Linux", georgia, serif',
} as const satisfies Typefaces;
