import type { BrandName } from '../../lib/brand-shape.ts';

/** Name of the brand; all code that shows it reads it here. */
export const name = {
  name: 'Signal Nine',
  slug: 'signal-nine',
  domain: 'signalnine.example',
  tagline: 'A web design & web development agency based in Hong\u00a0Kong since 2009.',
  line: 'Web design and development, Hong Kong',
} as const satisfies BrandName;
