import { brand } from '../../brand/facts.ts';

/**
 * Puts what the brand says in the place of `{brand.name}`, `{brand.slug}` and their like.
 *
 * @throws when the brand says nothing of that name
 */
export const withBrand = (text: string): string =>
  text.replace(/\{brand\.(\w+)\}/g, (placeholder, key: string) => {
    const value = Object.entries(brand).find(([name]) => name === key)?.[1];
    if (typeof value !== 'string') throw new Error(`The brand has no text for ${placeholder}.`);
    return value;
  });
