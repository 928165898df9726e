import type { BrandFact } from '../../src/content/words.ts';

/** Claims, prices and lengths of time of a new installation; copy names them in braces. */
export const facts: readonly BrandFact[] = [
  { token: 'first-price', label: 'First service, from', kind: 'dollars', value: '100' },
  { token: 'second-price', label: 'Second service, from', kind: 'dollars', value: '200' },
];
