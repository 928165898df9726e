import { brand } from '../../config/brand/facts.ts';

/**
 * Replaces `{brand.name}`, `{brand.slug}` and the like by the brand's texts.
 *
 * @throws when the brand has no such text
 */
export const withBrand = (text: string): string =>
  text.replace(/\{brand\.(\w+)\}/g, (placeholder, key: string) => {
    const value = Object.entries(brand).find(([name]) => name === key)?.[1];
    if (typeof value !== 'string') throw new Error(`The brand has no text for ${placeholder}.`);
    return value;
  });
