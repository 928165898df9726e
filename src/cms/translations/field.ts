/** Marks a field whose text each language has for itself; all other values are shared. */
export const translated = { custom: { translated: true } } as const;

/** Collections with a page of their own, which is shown in each language or not. */
export const pageCollections = ['pages', 'works', 'insights', 'jobs'] as const;

/** Collections with translated texts, in the order of the panel. */
export const translatedCollections = [
  ...pageCollections,
  'navigation',
  'facts',
  'client-types',
  'article-categories',
  'authors',
  'people',
  'testimonials',
  'films',
  'media',
] as const;

export type PageCollection = (typeof pageCollections)[number];
export type TranslatedCollection = (typeof translatedCollections)[number];

export const isPageCollection = (slug: string): slug is PageCollection => pageCollections.some((one) => one === slug);

export const isTranslatedCollection = (slug: string): slug is TranslatedCollection =>
  translatedCollections.some((one) => one === slug);
