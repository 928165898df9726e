/** The nine inks of the brand, as in the tokens of the style sheet. */
export const ink = '#18120d';
export const paper = '#f6f0e3';
export const milk = '#ead6b8';
export const taxi = '#d60e14';
export const ferry = '#005139';
export const harbour = '#1a39e8';
export const tart = '#fcc622';
export const neon = '#fb88b6';
export const tile = '#92e0cc';

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
