import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses, filteredAddresses } from './support/addresses.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Pages that no list of addresses names. */
const haveTestsOfTheirOwn = ['/404', '/503', '/search'];

const widths = [412, 1440];
const visited = [...addresses, ...filteredAddresses];

/** Opens a page and gives everything that went wrong while it loaded. */
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
  // Pictures further down load when they are near; bring them all in before judging.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  return { status: response?.status() ?? 0, troubles };
}

/** The list view shows the same cases as the grid; everything else has an address of its own. */
const canonicalOf = (address: string) => address.replace(/[?&]view=list$/, '');

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name);

for (const width of widths) {
  for (const address of visited) {
    test(`${address} at ${width} px`, async ({ page, siteUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      const { status, troubles } = await open(page, `${siteUrl}${address}`);
      expect(status).toBe(200);
      expect(troubles).toEqual([]);

      const title = await page.title();
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(title.length, title).toBeGreaterThan(5);
      const description = (await attribute(page, 'meta[name="description"]', 'content')) ?? '';
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(
        `http://localhost:3000${canonicalOf(address)}`,
      );
      expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.locator('h1').textContent())?.trim()).toBeTruthy();

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);

      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

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
