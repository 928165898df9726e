import type { Language } from '../../domain/languages.ts';

export const english: Language = {
  code: 'en-GB',
  tag: 'en-GB',
  prefix: '',
  name: 'English',
  short: 'EN',
  openGraph: 'en_GB',
};

export const chinese: Language = {
  code: 'zh-Hant-HK',
  tag: 'zh-HK',
  prefix: '/zh-hk',
  name: '繁體中文',
  short: '中',
  openGraph: 'zh_HK',
};
