import { expect, it } from 'vitest';
import { chinese } from '../../i18n/testing/languages.ts';
import { withForeignLinks } from './foreign-links.ts';

const has = async (path: string) => {
  decodeURIComponent(path);
  return path === '/work' || path === '/香港' || path === '/%e9%a6%99%e6%b8%af';
};
const marked = (html: string) => withForeignLinks(html, chinese, has);

it('a link to a page that the language lacks is marked, at any spelling of its address', async () => {
  expect(await marked('<a href="/about">')).toBe('<a hreflang="en-GB" href="/about">');
  for (const address of ['/work', '/Work/', '/work?type=a', '/work#top', '/香港'])
    expect(await marked(`<a href="${address}">`)).toBe(`<a href="${address}">`);
});

it.each(['/50%-off', '/%e0%a4%a', '//other.example/page', '/zh-hk/about'])('a link to %s stays', async (address) => {
  expect(await marked(`<a href="${address}">`)).toBe(`<a href="${address}">`);
});
