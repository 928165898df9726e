import type { BrandPage } from '../../src/sections/brand-page.ts';
import { legalPages } from '../words/legal/pages.ts';
import { opening } from './compose.ts';

/** The pages of law, each one section. */
export const legal: readonly BrandPage[] = legalPages.map(({ slug, title, description, sections, ...page }) => ({
  path: `/${slug}`,
  title: `${title} – {name}`,
  description,
  ground: 'paper',
  sections: [
    opening('legal', { ...page, title, sections: sections.map(({ id, ...one }) => ({ ...one, anchor: id })) }),
  ],
}));
