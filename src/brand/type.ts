import type { Typefaces } from '../shared/brand-shape.ts';

/** The stand-ins take the same room as the faces they stand in for: `npm run fonts` cuts and measures them. */
export const typefaces = {
  display: 'anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  title: 'anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", "Arial Black", sans-serif',
  data: 'plus, anybody, "Anybody Fallback", "Anybody Android", "Anybody Linux", arial, sans-serif',
  text: 'faustina, "Faustina Fallback", "Faustina Android", "Faustina Linux", georgia, serif',
} as const satisfies Typefaces;
