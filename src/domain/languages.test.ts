import { expect, it } from 'vitest';
import { chinese, english } from '../i18n/testing/languages.ts';
import { firstLanguage, languageAt } from './languages.ts';

const languages = [english, chinese];

it.each(['/zh-hk', '/zh-hk/work', '/zh-hk?sent=1', '/zh-hk#form', '/zh-hk/jobs/writer?sent=1'])(
  '%s is Chinese',
  (address) => expect(languageAt(address, languages)).toBe(chinese),
);

it.each(['/', '/work', '/zh-hknews', '/zh', '/work/zh-hk', '/search?q=/zh-hk/'])(
  '%s is in the language that is written first',
  (address) => expect(languageAt(address, languages).code).toBe(firstLanguage.code),
);
