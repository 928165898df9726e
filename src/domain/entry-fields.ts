import { isHex } from '../lib/media/colour-values.ts';
import type { ClientColours } from './client-colours.ts';

/**
 * Field names of cases and articles, by type. View types, both adapters and the content API are
 * built from these lists.
 */

/** Single-line text fields. */
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

/** Rich text fields in page order: names that repeat on a page are numbered in this order. */
export const workTexts = ['introduction', 'body', 'section2', 'section3', 'results'] as const;

/** Fields with one picture. */
export const cardPictures = ['gridImageFull', 'gridImageIllustration', 'introImageMobile'] as const;
export const workPictures = [...cardPictures, 'introImage', 'workHeroImage', 'bannerImage'] as const;

/** Fields with several pictures, in order. */
export const workGalleries = ['images', 'images2', 'images3', 'challengeMobileImages', 'gallery'] as const;

/** Text fields and picture fields of an article. */
export const insightLines = ['description', 'readingNote'] as const;
export const insightPictures = ['thumbnail', 'bannerImage'] as const;

/** Builds an object with one value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

const colourNames = ['deep', 'bright', 'pale', 'darkest', 'dark'] as const;

/**
 * Returns the client's colours in the order deep, bright, pale, darkest, dark; null if one of the
 * first four is missing. The fifth is optional.
 */
export function clientColours({
  colours,
}: {
  readonly colours?: Readonly<Partial<Record<(typeof colourNames)[number], string | null>>> | null;
}): ClientColours | null {
  const { deep, bright, pale, darkest, dark } = colours ?? {};
  if (!isHex(deep) || !isHex(bright) || !isHex(pale) || !isHex(darkest)) return null;
  return isHex(dark) ? [deep, bright, pale, darkest, dark] : [deep, bright, pale, darkest];
}

/** Strips the scheme from an address. */
export const withoutScheme = (address: string | null): string | null => address?.replace(/^https?:\/\//, '') || null;
