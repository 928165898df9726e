import type { BrandName } from '../../lib/brand-shape.ts';

/** Name of the brand; all code that shows it reads it here. */
export const name = {
  name: 'Signal Nine',
  slug: 'signal-nine',
  domain: 'signalnine.example',
  tagline: 'A web design & web development agency based in Hong\u00a0Kong since 2009.',
  line: 'Web design and development, Hong Kong',
  translations: {
    'zh-Hant-HK': { tagline: '香港網頁設計及開發公司，始於2009年。', line: '香港網頁設計及開發', place: '香港' },
  },
} as const satisfies BrandName;
