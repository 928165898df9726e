/** The nine inks of the brand, as in the tokens of the style sheet. */
export const ink = '#17130f';
export const paper = '#f6efe0';
export const milk = '#ead6b6';
export const taxi = '#d8211a';
export const ferry = '#00513f';
export const harbour = '#2038ec';
export const tart = '#fcc528';
export const neon = '#fb8ab8';
export const tile = '#93dcc8';

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
