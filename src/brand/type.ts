import type { Typefaces } from '../shared/brand-shape.ts';

/**
 * The stand-ins take the same room as the faces they stand in for: `node_modules/.bin/node scripts/cut-fonts.ts` cuts and measures them. Signs that few pages have are a
 * family of their own (decision 94), so that a browser looks for one only where there is such a sign.
 */
export const typefaces = {
  display: 'anybody, "Anybody Rest", "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  title: 'anybody, "Anybody Rest", "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  data: 'plus, anybody, "Anybody Rest", "Anybody Fallback", "Anybody Android", "Anybody Linux", arial, sans-serif',
  text: 'faustina, "Faustina Rest", "Faustina Fallback", "Faustina Android", "Faustina Linux", georgia, serif',
} as const satisfies Typefaces;
