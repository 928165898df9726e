import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { markdownAlternateOf, pageOfAlternate } from '../../../lib/markdown-alternate.ts';
import type { CachedResponse } from '../../page-cache/built-pages.ts';
import { MarkdownAlternates, wantsMarkdown } from './markdown-alternates.ts';

const html = '<html><head><title>Work</title></head><body><main><h1>Work</h1></main></body></html>';

const page = (changes: Partial<CachedResponse> = {}): CachedResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  etag: '"page"',
  body: () => Buffer.from(html),
  ...changes,
});

it.each([
  ['/', '/index.md'],
  ['/about-us', '/about-us.md'],
  ['/insights?page=2', '/insights.md?page=2'],
])('the Markdown alternate of %s is %s, and maps back', (address, alternate) => {
  expect(markdownAlternateOf(address)).toBe(alternate);
  expect(pageOfAlternate(alternate.split('?')[0] ?? '')).toBe(address.split('?')[0]);
});

it.each(['/', '/md', '/.md', '/about-us', '/about.mdx'])('%s is not the address of an alternate', (path) => {
  expect(pageOfAlternate(path)).toBeUndefined();
});

describe('wantsMarkdown', () => {
  it.each(['text/markdown', 'text/markdown, text/html;q=0.9', 'Text/Markdown;q=0.5, text/html;q=0.5'])(
    'accepts %s',
    (accept) => expect(wantsMarkdown(accept)).toBe(true),
  );
  it.each([
    undefined,
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0',
    'text/markdown-not',
  ])('rejects %s', (accept) => expect(wantsMarkdown(accept)).toBe(false));
});

describe('a Markdown alternate', () => {
  it('links to its canonical page, and is available in every encoding', () => {
    const alternate = new MarkdownAlternates('https://www.site.example').of(page(), '/work?page=2');
    expect(alternate?.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: '<https://www.site.example/work?page=2>; rel="canonical"',
    });
    const text = alternate?.body('identity').toString();
    expect(text).toContain('# Work');
    expect(brotliDecompressSync(alternate?.body('br') ?? '').toString()).toBe(text);
    expect(gunzipSync(alternate?.body('gzip') ?? '').toString()).toBe(text);
  });

  it('is memoised as long as its page is unchanged', () => {
    const markdownAlternates = new MarkdownAlternates('https://www.site.example');
    const [one, other] = [page(), page()];
    expect(markdownAlternates.of(one, '/work')).toBe(markdownAlternates.of(one, '/work'));
    expect(markdownAlternates.of(other, '/work')).not.toBe(markdownAlternates.of(one, '/work'));
  });

  it.each([
    ['a page that is gone', page({ status: 410 })],
    ['a feed', page({ headers: { 'content-type': 'application/rss+xml' } })],
  ])('does not exist for %s', (_what, one) => {
    expect(new MarkdownAlternates('https://www.site.example').of(one, '/x')).toBeUndefined();
  });
});
