import { expect, it } from 'vitest';
import { labelIn, nounIn } from './label-in.ts';

const page = { en: 'Page', 'zh-TW': '頁面' };
const inChinese = { language: 'zh-TW', t: (key: string) => `譯${key}` };
const inEnglish = { language: 'en', t: (key: string) => key };

it.each([
  ['Page', inChinese, 'Page'],
  [page, inChinese, '頁面'],
  [page, inEnglish, 'Page'],
  [page, 'en', 'Page'],
  [{ en: 'Page' }, inChinese, 'Page'],
  [({ t }: { t: (key: string) => string }) => t('general:email'), inChinese, '譯general:email'],
  [() => 'Page', 'en', ''],
  [undefined, inEnglish, ''],
  [false, inEnglish, ''],
] as const)('reads label %j for %j as %s', (label, reader, text) => {
  expect(labelIn(label, reader)).toBe(text);
});

it('lowers the capitals of English labels within a sentence, and of no others', () => {
  expect(nounIn(page, inEnglish)).toBe('page');
  expect(nounIn(page, 'en')).toBe('page');
  expect(nounIn({ en: 'API token', 'zh-TW': 'API 權杖' }, inChinese)).toBe('API 權杖');
  expect(nounIn('Page', inChinese)).toBe('page');
});
