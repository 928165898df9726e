import type { Faces } from '../../lib/brand-shape.ts';

/**
 * Typefaces of the brand. After a change, `node_modules/.bin/node scripts/cut-fonts.ts` subsets and
 * measures them (decision 14), and `npm run brand` writes the lists of their fallbacks.
 */
export const faces: Faces = {
  poster: {
    family: 'Anybody',
    file: '@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2',
    weights: { min: 500, max: 900 },
    widths: { min: 50, max: 150 },
    plusOfText: true,
  },
  text: {
    family: 'Faustina',
    file: '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2',
    weights: { regular: 420, bold: 700 },
  },
};
