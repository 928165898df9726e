import { readdirSync } from 'node:fs';
import { currentYear } from '../../src/config/brand/dates.ts';
import { addresses, filteredAddresses } from '../support/preparation/addresses.ts';
import { expect, test } from '../support/test.ts';

/** Pages in no list of addresses, each with tests elsewhere. */
const testedElsewhere = ['/404', '/503', '/preview/over', '/preview/closed', '/forms/newsletter', '/lost', '/search'];

const visited = [...addresses, ...filteredAddresses];

/** Canonical address: the list view shows the same cases as the grid. */
const canonicalOf = (address: string) => address.replace(/[?&]view=list$/, '');

// Each test requests every page.
test.describe.configure({ timeout: 180_000 });

/** HTML of every page, requested once for all tests of a worker. */
const texts = new Map<string, Promise<string>>();

function htmlOf(url: string): Promise<string> {
  const text = texts.get(url) ?? fetch(url).then((answer) => answer.text());
  texts.set(url, text);
  return text;
}

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('V1: every page has one h1, a language, a canonical address, and a title and description', async ({ siteUrl }) => {
  for (const address of visited) {
    const html = await htmlOf(`${siteUrl}${address}`);
    const title = decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
    expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(60);
    expect(title.length, `${address}: ${title}`).toBeGreaterThan(5);
    const description = decoded(/<meta name="description" content="(.*?)"/s.exec(html)?.[1] ?? '');
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
    const canonical = [...html.matchAll(/<link rel="canonical" href="(.*?)"/g)].map(([, href = '']) => decoded(href));
    expect(canonical, address).toEqual([`http://localhost:3000${canonicalOf(address)}`]);
    expect(html, address).toContain('<html lang="en-GB"');
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)];
    expect(headings, address).toHaveLength(1);
    expect(headings[0]?.[1]?.replace(/<[^>]+>/g, '').trim(), address).toBeTruthy();
  }
});

test('V2: the header marks the current page', async ({ siteUrl }) => {
  const [header = ''] = /<header\b.*?<\/header>/s.exec(await htmlOf(`${siteUrl}/about-us`)) ?? [];
  const marked = [...header.matchAll(/<a\b[^>]*>/g)].filter(([link]) => link.includes('aria-current="page"'));
  expect(marked.length).toBeGreaterThan(1);
  for (const [link] of marked) expect(link).toContain('href="/about-us"');
});

test('V2: the footer ends its years with the present one', async ({ siteUrl }) => {
  const html = await htmlOf(`${siteUrl}/`);
  const footer = html.slice(html.lastIndexOf('<footer'));
  expect(footer.replaceAll('<!-- -->', '')).toContain(`–${currentYear()}`);
});

test('V1: every page has its text in the HTML', async ({ siteUrl }) => {
  for (const address of visited) {
    const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(await htmlOf(`${siteUrl}${address}`)) ?? [];
    const words = main.replace(/<(script|style|template)\b.*?<\/\1>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
    expect(words.length, address).toBeGreaterThan(120);
  }
});

test('V1: titles and descriptions are unique', async ({ siteUrl }) => {
  const seen = new Map<string, string>();
  for (const address of visited.filter((one) => canonicalOf(one) === one)) {
    const html = await htmlOf(`${siteUrl}${address}`);
    for (const pattern of [/<title>(.*?)<\/title>/s, /<meta name="description" content="(.*?)"/s]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(seen.get(text), `${address} says the same as ${seen.get(text)}: ${text}`).toBeUndefined();
      seen.set(text, address);
    }
  }
});

test('V1: every route file has an address in these tests', () => {
  const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map(
      (file) =>
        `/${file
          .replace(/(^|\/)index\.astro$/, '$1')
          .replace(/\.astro$/, '')
          .replace(/\/$/, '')}`,
    )
    .filter((route) => !testedElsewhere.includes(route));
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replace(/\/\[\.\.\.\w+\]/, '(?:/.*)?').replace(/\[\w+\]/g, '[^/]+')}$`);
    expect(
      visited.some((address) => pattern.test(address.split('?')[0] ?? '')),
      route,
    ).toBe(true);
  }
});

test('V1: the sitemap, robots.txt and the feed list existing addresses', async ({ request, siteUrl }) => {
  const sitemap = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(
    ([, path = '']) => path.replaceAll('&amp;', '&') || '/',
  );
  expect(named.sort()).toEqual([...addresses].sort());

  const robots = await request.get(`${siteUrl}/robots.txt`);
  expect(await robots.text()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(robots.headers()['content-type']).toContain('text/plain');

  const response = await request.get(`${siteUrl}/insights/feed.xml`);
  expect(response.headers()['content-type']).toContain('xml');
  const feed = await response.text();
  const links = [...feed.matchAll(/<item>.*?<link>http:\/\/localhost:3000(.*?)<\/link>/gs)].map(
    ([, path = '']) => path,
  );
  expect(links.length).toBeGreaterThanOrEqual(20);
  for (const link of links) expect(addresses).toContain(link);
});

test('V1: no link of any page is broken or redirected', async ({ request, siteUrl }) => {
  const checked = new Map<string, string>();
  for (const address of visited) {
    const html = await htmlOf(`${siteUrl}${address}`);
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*|#[^"]*)"/g)) {
      const [target = '', fragment] = href.replaceAll('&amp;', '&').split('#');
      const url = `${siteUrl}${target || address}`;
      if (!checked.has(url)) {
        const response = await request.get(url, { maxRedirects: 0 });
        expect(response.status(), `${href} on ${address}`).toBe(200);
        checked.set(url, await response.text());
      }
      if (fragment) expect(checked.get(url)?.includes(`id="${fragment}"`), `${href} on ${address}`).toBe(true);
    }
  }
});

test('V1: pages, feed and sitemap link generated picture sizes, never uploaded originals', async ({ siteUrl }) => {
  const uploaded: string[] = [];
  for (const address of [...visited, '/insights/feed.xml', '/sitemap.xml']) {
    for (const [, name = ''] of (await htmlOf(`${siteUrl}${address}`)).matchAll(/\/media\/([^"'\s&<>?,)\\]+)/g)) {
      if (!/-\d+\.(?:avif|webp)$/.test(name)) uploaded.push(`${address}: ${name}`);
    }
  }
  expect(uploaded).toEqual([]);
});
