import type { Languages } from '../../lib/brand-shape.ts';

/** Languages of the site; the one that is written first comes first. */
export const languages: Languages = [
  { code: 'en-GB', tag: 'en-GB', prefix: '', name: 'English', short: 'EN', openGraph: 'en_GB' },
  { code: 'zh-Hant-HK', tag: 'zh-HK', prefix: '/zh-hk', name: '繁體中文', short: '中', openGraph: 'zh_HK' },
];
