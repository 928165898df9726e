import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { addresses, filteredAddresses } from './support/addresses.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Pages that no list of addresses names. */
const haveTestsOfTheirOwn = ['/404', '/503', '/search'];

const narrow = { width: 412, height: 900 };
const wide = { width: 1440, height: 900 };
const visited = [...addresses, ...filteredAddresses];

/** Scrolls through the page once: pictures further down load when they are near, and all have to be in before it is judged. */
async function bringAllIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Opens a page and gives everything that goes wrong while it loads, and after that. */
async function open(page: Page, address: string): Promise<{ status: number; troubles: string[] }> {
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  // A film that leaves the window stops in the middle of its download; that is no fault.
  page.on(
    'requestfailed',
    (request) =>
      request.resourceType() !== 'media' && troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== address)
      troubles.push(`${response.status()}: ${response.url()}`);
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  await bringAllIn(page);
  return { status: response?.status() ?? 0, troubles };
}

/** The list view shows the same cases as the grid; everything else has an address of its own. */
const canonicalOf = (address: string) => address.replace(/[?&]view=list$/, '');

/** Pixels by which the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of visited) {
  test(`${address} loads whole and is sound at 412 and 1440 px`, async ({ page, siteUrl }) => {
    await page.setViewportSize(narrow);
    const { status, troubles } = await open(page, `${siteUrl}${address}`);
    expect(status).toBe(200);
    expect(await overflowOf(page), 'horizontal scroll at 412 px').toBeLessThanOrEqual(0);
    expect(await violationsOf(page), 'at 412 px').toEqual([]);

    await page.setViewportSize(wide);
    await bringAllIn(page);
    expect(await overflowOf(page), 'horizontal scroll at 1440 px').toBeLessThanOrEqual(0);
    expect(await violationsOf(page), 'at 1440 px').toEqual([]);
    expect(troubles).toEqual([]);
  });
}

const htmlOf = async (request: APIRequestContext, url: string): Promise<string> => (await request.get(url)).text();

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('every page has one heading, a language, a canonical address, and a title and description of a good length', async ({
  request,
  siteUrl,
}) => {
  for (const address of visited) {
    const html = await htmlOf(request, `${siteUrl}${address}`);
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

test('every page is readable without script', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 412, height: 900 } });
  const page = await context.newPage();
  for (const address of visited) {
    await page.goto(`${siteUrl}${address}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), address).toBeVisible();
    expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(120);
  }
  await context.close();
});

test('titles and descriptions are unique', async ({ request, siteUrl }) => {
  const seen = new Map<string, string>();
  for (const address of visited.filter((one) => canonicalOf(one) === one)) {
    const html = await (await request.get(`${siteUrl}${address}`)).text();
    for (const pattern of [/<title>(.*?)<\/title>/s, /<meta name="description" content="(.*?)"/s]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(seen.get(text), `${address} says the same as ${seen.get(text)}: ${text}`).toBeUndefined();
      seen.set(text, address);
    }
  }
});

test('every route file is visited', () => {
  const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map(
      (file) =>
        `/${file
          .replace(/(^|\/)index\.astro$/, '$1')
          .replace(/\.astro$/, '')
          .replace(/\/$/, '')}`,
    )
    .filter((route) => !haveTestsOfTheirOwn.includes(route));
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replace(/\/\[\.\.\.\w+\]/, '(?:/.*)?').replace(/\[\w+\]/g, '[^/]+')}$`);
    expect(
      visited.some((address) => pattern.test(address.split('?')[0] ?? '')),
      route,
    ).toBe(true);
  }
});

test('the sitemap, robots.txt and the feed name the living pages', async ({ request, siteUrl }) => {
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

test('no link of any page is broken, and none takes a detour', async ({ request, siteUrl }) => {
  test.setTimeout(180_000);
  const checked = new Map<string, string>();
  for (const address of visited) {
    const html = await (await request.get(`${siteUrl}${address}`)).text();
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
