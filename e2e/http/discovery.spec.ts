import { languages } from '../../src/config/brand/languages.ts';
import { addresses } from '../support/preparation/addresses.ts';
import { expect, test } from '../support/test.ts';

const origin = 'http://localhost:3000';

/** Further pages of a list have addresses of their own, which only the sitemap lists. */
const isLaterPage = (path: string): boolean => path.includes('?');
const firstPages = addresses.filter((path) => !isLaterPage(path)).sort();

const pathsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&') || '/');

test.describe.configure({ timeout: 120_000 });

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

for (const { name, prefix } of languages)
  test(`V11: links between pages in ${name} lead to exactly the addresses of its sitemap`, async ({ siteUrl }) => {
    const found = new Set([prefix || '/']);
    // The loop over a set includes entries added meanwhile.
    for (const path of found) {
      // The switch leads to other languages.
      const html = (await textOf(siteUrl + path)).replace(/<a\s[^>]*hreflang=[^>]*>/gi, '');
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) {
        const link = href.replaceAll('&amp;', '&');
        // Filters, views and plans are variants of a page with an address; feeds and files are no
        // pages.
        if (/[?&](?:type|view|category|plan|q)=/.test(link) || /\.[a-z0-9]+$/.test(link)) continue;
        found.add(link);
      }
    }
    const sitemap = pathsIn(
      await textOf(`${siteUrl}${prefix}/sitemap.xml`),
      /<loc>http:\/\/localhost:3000(.*?)<\/loc>/g,
    );
    // The search page has no content of its own.
    expect([...found].filter((path) => path !== `${prefix}/search`).sort()).toEqual(sitemap.sort());
  });

test('V11: llms.txt lists every page as Markdown, each with its canonical address', async ({ siteUrl }) => {
  const listed = pathsIn(await textOf(`${siteUrl}/llms.txt`), /\]\(http:\/\/localhost:3000(.*?)\)/g);
  const named = listed.map((alternate) => (alternate === '/index.md' ? '/' : alternate.replace(/\.md$/, '')));
  expect(named.sort()).toEqual(firstPages);
  for (const alternate of listed) {
    const answer = await fetch(siteUrl + alternate);
    expect(answer.status, alternate).toBe(200);
    expect(answer.headers.get('content-type'), alternate).toBe('text/markdown; charset=utf-8');
    const page = alternate === '/index.md' ? '/' : alternate.replace(/\.md$/, '');
    expect(answer.headers.get('link'), alternate).toBe(`<${origin}${page}>; rel="canonical"`);
    const text = await answer.text();
    expect(text.match(/^# /gm), alternate).toHaveLength(1);
    // An article about HTML may contain some.
    const withoutCode = text.replace(/```.*?```|`[^`]*`/gs, '');
    expect(withoutCode, alternate).not.toMatch(/<[a-z]+[ >]|\]\(\//);
  }
});

test('V11: a page links its Markdown version, and serves it for Accept: text/markdown', async ({ siteUrl }) => {
  const page = await fetch(`${siteUrl}/about-us`);
  expect(await page.text()).toContain('<link rel="alternate" type="text/markdown" href="/about-us.md"');
  const words = await fetch(`${siteUrl}/about-us`, { headers: { accept: 'text/markdown' } });
  expect(words.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(words.headers.get('vary')).toContain('accept');
  expect(await words.text()).toBe(await textOf(`${siteUrl}/about-us.md`));
});

for (const path of [
  '/no-such-page.md',
  '/search.md',
  '/404.md',
  '/lost.md',
  '/admin.md',
  '/insights/no-such.md',
  '/.md',
])
  test(`V11: ${path} is no Markdown page and answers 404`, async ({ siteUrl }) => {
    expect((await fetch(siteUrl + path)).status).toBe(404);
  });

test('V11: both feeds contain the newest articles in full, with absolute addresses', async ({ siteUrl }) => {
  const xml = await textOf(`${siteUrl}/insights/feed.xml`);
  const fromXml = pathsIn(xml, /<item>.*?<link>http:\/\/localhost:3000(.*?)<\/link>/gs);
  const feed = JSON.parse(await textOf(`${siteUrl}/insights/feed.json`)) as {
    readonly version: string;
    readonly items: readonly { readonly url: string; readonly content_html: string; readonly date_published: string }[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items.map(({ url }) => url.slice(origin.length))).toEqual(fromXml);
  const articles = firstPages.filter((path) => path.startsWith('/insights/'));
  expect(fromXml).toHaveLength(Math.min(30, articles.length));
  expect(articles).toEqual(expect.arrayContaining(fromXml));
  const dates = feed.items.map(({ date_published }) => date_published);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { url, content_html } of feed.items) {
    expect(content_html.length, url).toBeGreaterThan(1000);
    expect(content_html, url).not.toMatch(/(?:href|src)="\//);
  }
});

test('V11: the sitemap has the date of each change and pictures that exist', async ({ siteUrl }) => {
  const sitemap = await textOf(`${siteUrl}/sitemap.xml`);
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  for (const entry of entries.filter((one) => !one.includes('?page='))) {
    const [, changed = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
    expect(Date.parse(changed), entry).toBeLessThanOrEqual(Date.now());
  }
  const pictures = pathsIn(sitemap, /<image:loc>http:\/\/localhost:3000(.*?)<\/image:loc>/g);
  expect(pictures.length).toBeGreaterThan(firstPages.filter((path) => /^\/(?:work|insights)\//.test(path)).length / 2);
  for (const picture of pictures) expect((await fetch(siteUrl + picture, { method: 'HEAD' })).status).toBe(200);
});
