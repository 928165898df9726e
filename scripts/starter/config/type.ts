import type { Faces } from '../../../src/lib/brand-shape.ts';

/**
 * Typefaces of the brand. After a change, `node_modules/.bin/node scripts/cut-fonts.ts` subsets and
 * measures them (decision 14), and `npm run brand` writes the lists of their fallbacks.
 */
export const faces: Faces = {
  poster: {
    family: 'Archivo',
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    weights: { min: 500, max: 900 },
    widths: { min: 62, max: 125 },
    plusOfText: false,
  },
  text: {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weights: { regular: 420, bold: 700 },
  },
};
