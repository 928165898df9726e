import { expect, it } from 'vitest';
import { chinese, english } from '../i18n/testing/languages.ts';
import {
  firstLanguage,
  type Language,
  languageAt,
  languageLinks,
  languageName,
  withoutPrefix,
  withPrefix,
} from './languages.ts';

const languages = [english, chinese];

it.each(['/zh-hk', '/zh-hk/work', '/zh-hk?sent=1', '/zh-hk#form', '/zh-hk/jobs/writer?sent=1'])(
  '%s is Chinese',
  (address) => expect(languageAt(address, languages)).toBe(chinese),
);

it.each(['/', '/work', '/zh-hknews', '/zh', '/work/zh-hk', '/search?q=/zh-hk/'])(
  '%s is in the language that is written first',
  (address) => expect(languageAt(address, languages).code).toBe(firstLanguage.code),
);

it.each([
  ['/', '/zh-hk'],
  ['/?sent=1', '/zh-hk?sent=1'],
  ['/#form', '/zh-hk#form'],
  ['/work/tree', '/zh-hk/work/tree'],
  ['/search?q=/zh-hk', '/zh-hk/search?q=/zh-hk'],
])('%s is at %s in Chinese, and back', (bare, address) => {
  expect(withPrefix(bare, chinese)).toBe(address);
  expect(withoutPrefix(address, chinese)).toBe(bare);
  expect(withPrefix(bare, english)).toBe(bare);
  expect(withoutPrefix(bare, english)).toBe(bare);
});

const pagesOf = (pages: Readonly<Record<string, readonly string[]>>) => async (path: string, language: Language) =>
  pages[language.code]?.includes(path) ?? false;

it('a page without a translation leads to its nearest parent in the other language', async () => {
  const has = pagesOf({ 'en-GB': ['/', '/work', '/work/tree'], 'zh-Hant-HK': ['/', '/work'] });
  expect(await languageLinks('/work/tree', has, languages)).toEqual([
    { language: english, href: '/work/tree', isSamePage: true },
    { language: chinese, href: '/zh-hk/work', isSamePage: false },
  ]);
  expect((await languageLinks('/nothing/there', has, languages)).map(({ href }) => href)).toEqual(['/', '/zh-hk']);
});

it('a language without a home page is not offered, and one language needs no switch', async () => {
  const has = pagesOf({ 'en-GB': ['/', '/work'], 'zh-Hant-HK': [] });
  expect((await languageLinks('/work', has, languages)).map(({ href }) => href)).toEqual(['/work']);
  expect(await languageLinks('/work', has, [english])).toEqual([]);
});

it('a third language needs nothing but an entry of the list', async () => {
  const third: Language = { code: 'xx', tag: 'xx', prefix: '/xx', name: 'Made up', short: 'XX', openGraph: 'xx_XX' };
  const all = [...languages, third];
  expect(languageAt('/xx/work', all)).toBe(third);
  const links = await languageLinks('/work', async () => true, all);
  expect(links.map(({ href }) => href)).toEqual(['/work', '/zh-hk/work', '/xx/work']);
});

it.each([
  ['zh-Hant-HK', '繁體中文 Chinese'],
  ['en-GB', 'English'],
  [null, 'English'],
  ['de-CH', 'de-CH'],
])('editors read the language %s as %s', (language, name) => {
  expect(languageName({ language }, languages)).toBe(name);
});

it('editors read no language on a site with one', () => {
  expect(languageName({ language: 'en-GB' }, [english])).toBeUndefined();
});
