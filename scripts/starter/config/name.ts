import type { BrandName } from '../../../src/lib/brand-shape.ts';

/** Name of the brand; all code that shows it reads it here. */
export const name = {
  name: 'New Brand',
  slug: 'new-brand',
  domain: 'new-brand.example',
  tagline: 'One sentence about what you do.',
  line: 'What you do, and where',
} as const satisfies BrandName;
