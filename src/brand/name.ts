import type { BrandName } from '../shared/brand-shape.ts';

/** Who the site is. Everything that says the name takes it from here. */
export const name = {
  name: 'Signal Nine',
  slug: 'signal-nine',
  domain: 'signalnine.example',
  tagline: 'A web design & web development agency based in Hong\u00a0Kong since 2009.',
  line: 'Web design and development, Hong Kong',
} as const satisfies BrandName;
