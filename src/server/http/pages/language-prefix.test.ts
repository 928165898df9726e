import { expect, it } from 'vitest';
import { chinese, english } from '../../../i18n/testing/languages.ts';
import type { RenderedPage } from '../../page-cache/rendered-page.ts';
import { prefixedPages } from './language-prefix.ts';

const site = 'https://www.site.example';

const page = (body: string, type = 'text/html; charset=utf-8'): RenderedPage => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
  read: new Set(),
});

const prefixed = (body: string, type?: string) => prefixedPages(chinese, site)(page(body, type)).body.toString();

it.each([
  ['<a href="/">', '<a href="/zh-hk">'],
  ['<a href="/#services">', '<a href="/zh-hk#services">'],
  ['<a href="/work/tree#top">', '<a href="/zh-hk/work/tree#top">'],
  ['<form action="/contact-us?plan=x#form">', '<form action="/zh-hk/contact-us?plan=x#form">'],
  ['<link rel="alternate" href="/work.md">', '<link rel="alternate" href="/zh-hk/work.md">'],
  [
    '<link rel="canonical" href="https://www.site.example/">',
    '<link rel="canonical" href="https://www.site.example/zh-hk">',
  ],
  ['{"url":"https://www.site.example/insights/a"}', '{"url":"https://www.site.example/zh-hk/insights/a"}'],
  ['<meta content="https://www.site.example/work">', '<meta content="https://www.site.example/zh-hk/work">'],
])('%s leads to the Chinese page', (written, expected) => expect(prefixed(written)).toBe(expected));

it.each([
  '<a href="/work" lang="en-GB" hreflang="en-GB">',
  '<a href="/work" lang="en-GB" hrefLang="en-GB">',
  '<link rel="alternate" hreflang="x-default" href="https://www.site.example/">',
  // Words that a visitor typed.
  '<input name="q" value="https://www.site.example/work">',
  '<textarea name="message">See https://www.site.example/work and\nhttps://www.site.example/jobs</textarea>',
  // Links of running text in feeds.
  '"<a hreflang=\\"en-GB\\" href=\\"https://www.site.example/work\\">"',
  '&lt;a hreflang=&quot;en-GB&quot; href=&quot;https://www.site.example/work&quot;&gt;Work&lt;/a&gt;</p>',
  '<xhtml:link rel="alternate" hreflang="en-GB" href="https://www.site.example/work"/>',
  '<link rel="icon" href="/favicon.svg">',
  '<link rel="stylesheet" href="/_astro/deferred.css">',
  '<img src="/media/a.avif">',
  '<meta content="https://www.site.example/social-images/a.png?of=/zh-hk">',
  '<a href="/api/jobs.json">',
  '<a href="//other.example/work">',
  '<a href="https://www.site.example.org/work">',
  '<a href="#main">',
  '{"@id":"https://www.site.example/#business"}',
  '<a href="/zh-hk/work">',
])('%s stays', (written) => expect(prefixed(written)).toBe(written));

it('feeds and overviews name Chinese pages, files that are no text stay', () => {
  expect(prefixed('<link>https://www.site.example/insights/a</link>', 'application/rss+xml')).toBe(
    '<link>https://www.site.example/zh-hk/insights/a</link>',
  );
  expect(prefixed('- [A](https://www.site.example/work.md): b', 'text/plain')).toBe(
    '- [A](https://www.site.example/zh-hk/work.md): b',
  );
  expect(prefixed('href="/work"', 'image/svg+xml')).toBe('href="/work"');
});

it('words of the copy name no language', () => {
  expect(prefixed('<a href="/work" aria-label="what hreflang= does">')).toContain('"/zh-hk/work"');
  expect(prefixed('1 < 2\n- [A](https://www.site.example/a): hreflang="en" > none', 'text/markdown')).toContain(
    '/zh-hk/a',
  );
});

it('redirects stay in the language', () => {
  const headers = { location: '/work?type=shops' };
  expect(prefixedPages(chinese, site)({ ...page(''), status: 301, headers }).headers.location).toBe(
    '/zh-hk/work?type=shops',
  );
});

it('pages of the language that is written first stay as they are', () => {
  const given = page('<a href="/">');
  expect(prefixedPages(english, site)(given)).toBe(given);
});
