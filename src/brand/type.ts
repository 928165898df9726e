import type { Typefaces } from '../shared/brand-shape.ts';

/** The stand-ins take the same room as the faces they stand in for: `npm run fonts` cuts and measures them. */
export const typefaces = {
  display: 'anybody, "Anybody Title Fallback", "Arial Black", sans-serif',
  title: 'anybody, "Anybody Title Fallback", "Arial Black", sans-serif',
  data: 'plus, anybody, "Anybody Data Fallback", arial, sans-serif',
  text: 'faustina, "Faustina Fallback", georgia, serif',
} as const satisfies Typefaces;
