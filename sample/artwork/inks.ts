import { inks } from '../../src/shared/inks.ts';

/** The nine inks of the brand. */
export const { ink, paper, milk, taxi, ferry, harbour, tart, neon, tile } = inks;

/** The ground of an article picture whose words name none, by category. */
export const categoryGrounds: Record<string, string> = {
  business: tart,
  ecommerce: tile,
  development: ferry,
  search: neon,
  design: milk,
  care: harbour,
  email: taxi,
};

/** Mixes two hexadecimal colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  const parts = [1, 3, 5].map((start) => {
    const value = Math.round(channel(first, start) * (1 - share) + channel(second, start) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
