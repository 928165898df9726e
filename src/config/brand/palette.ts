import type { ColourLabels, Palette } from '../../lib/brand-shape.ts';

/**
 * Palette of two papers, ink and six inks, the only place that defines the brand's colours. After a
 * change, `npm run brand` regenerates the derived files, and `palette.test.ts` checks the contrast.
 */
export const palette = {
  paper: 'oklch(0.956 0.019 84deg)',
  paper2: 'oklch(0.885 0.046 78deg)',
  ink: 'oklch(0.188 0.014 60deg)',
  accent1: 'oklch(0.555 0.222 28deg)',
  accent2: 'oklch(0.385 0.082 166deg)',
  accent3: 'oklch(0.47 0.258 266deg)',
  accent4: 'oklch(0.852 0.168 88deg)',
  accent5: 'oklch(0.765 0.148 356deg)',
  accent6: 'oklch(0.85 0.082 176deg)',
  // Colour of validation errors, on paper.
  wrong: '#b3140e',
} as const satisfies Palette;

/** Names of the colours in the admin panel. */
export const colourLabels: ColourLabels = {
  paper: 'Paper',
  paper2: 'Cream',
  ink: 'Black',
  accent1: 'Red',
  accent2: 'Green',
  accent3: 'Blue',
  accent4: 'Yellow',
  accent5: 'Pink',
  accent6: 'Turquoise',
};

/**
 * Values used in the artwork that differ from the computed ones by rounding. Empty for a new
 * palette.
 */
export const drawn: Partial<Record<keyof Palette, `#${string}`>> = { paper: '#f6f0e3' };
