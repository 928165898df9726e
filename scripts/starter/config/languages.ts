import type { Languages } from '../../../src/lib/brand-shape.ts';

/** Languages of the site; the one that is written first comes first. */
export const languages: Languages = [
  { code: 'en-GB', tag: 'en-GB', prefix: '', name: 'English', short: 'EN', openGraph: 'en_GB' },
];
