import type { ColourLabels, Palette } from '../../../src/lib/brand-shape.ts';

/**
 * Palette of two papers, ink and six inks, the only place that defines the brand's colours. After a
 * change, `npm run brand` regenerates the derived files, and `palette.test.ts` checks the contrast.
 */
export const palette = {
  paper: '#f7f6f3',
  paper2: '#e4e1d9',
  ink: '#17191d',
  accent1: '#8f2f3d',
  accent2: '#22483f',
  accent3: '#24406f',
  accent4: '#d9bf77',
  accent5: '#d3a7b4',
  accent6: '#a9cbc8',
  // Colour of validation errors, on paper.
  wrong: '#a01c1c',
} as const satisfies Palette;

/** Names of the colours in the admin panel. */
export const colourLabels: ColourLabels = {
  paper: 'Paper',
  paper2: 'Stone',
  ink: 'Black',
  accent1: 'Red',
  accent2: 'Green',
  accent3: 'Blue',
  accent4: 'Gold',
  accent5: 'Rose',
  accent6: 'Mint',
};

/** Values of artwork that differ from the computed ones by rounding. */
export const drawn: Partial<Record<keyof Palette, `#${string}`>> = {};
