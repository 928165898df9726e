import type { Work } from '../cms/payload-types.ts';
import { isHex } from '../shared/colour-values.ts';
import type { ClientColours } from './types.ts';

/**
 * Fields of a case and of an article, by type. The view types, both adapters, and the schema,
 * columns, prices and answers of the content API are built from these lists.
 */

/** A line of plain words. */
export const cardLines = ['services', 'subject'] as const;
export const workLines = [
  ...cardLines,
  'addressBarUrl',
  'introductionTitle',
  'button',
  'bodyHeading',
  'section2Head',
  'section3Head',
] as const;

/** Rich text, in the order of the page: what is named twice on it counts up. */
export const workTexts = ['introduction', 'body', 'section2', 'section3', 'results'] as const;

/** One picture. */
export const cardPictures = ['gridImageFull', 'gridImageIllustration', 'introImageMobile'] as const;
export const workPictures = [...cardPictures, 'introImage', 'workHeroImage', 'bannerImage'] as const;

/** Several pictures, in their order. */
export const workGalleries = ['images', 'images2', 'images3', 'challengeMobileImages', 'gallery'] as const;

/** Fields of an article that are a line of plain words, and those that are one picture. */
export const insightLines = ['description', 'readingNote'] as const;
export const insightPictures = ['thumbnail', 'bannerImage'] as const;

/** One value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/**
 * In the order deep, bright, pale, darkest, dark, or null: a page is not set in half of a client's
 * colours. The fifth may be missing.
 */
export function clientColours({ colours }: Pick<Work, 'colours'>): ClientColours | null {
  const { deep, bright, pale, darkest, dark } = colours ?? {};
  if (!isHex(deep) || !isHex(bright) || !isHex(pale) || !isHex(darkest)) return null;
  return isHex(dark) ? [deep, bright, pale, darkest, dark] : [deep, bright, pale, darkest];
}

/** An address as it is written in the bar of a browser. */
export const withoutScheme = (address: string | null): string | null => address?.replace(/^https?:\/\//, '') || null;
