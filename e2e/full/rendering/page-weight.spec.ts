import type { Page } from '@playwright/test';
import { readToTheEnd, weighed } from '../../support/page/page-weight.ts';
import { expect, test } from '../../support/test.ts';

/** Compressed bytes of a page on a phone, read to its end. */
const heaviest = 900_000;

for (const path of ['/', '/services/ecommerce', '/services/shopify-hong-kong', '/work/tai-ping', '/work/drc-feast']) {
  test(`V10: ${path} loads at most 900 kB on a phone that scrolls to its end`, async ({ browser, siteUrl }) => {
    await using visit = await weighed(browser);
    const { page, weight } = visit;
    await page.goto(`${siteUrl}${path}`);
    const films = page.locator('[data-motion="parallax-grid"] video');
    await readToTheEnd(page);
    // Pictures and films did load; without them the limit would test nothing.
    expect(weight().whole, 'bytes of the whole visit').toBeGreaterThan(150_000);
    const played = await films.evaluateAll((all) => all.map((film) => (film as HTMLVideoElement).readyState > 0));
    expect(played.every(Boolean), 'every film of the grid has loaded').toBe(true);
    expect(weight().whole).toBeLessThanOrEqual(heaviest);
  });
}

/** Files of our two typefaces that a page requests, by their name before the hash. */
async function facesOf(page: Page, address: string): Promise<string[]> {
  const faces = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/((?:poster|text)[a-z-]*)\.[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (request.resourceType() === 'font' && name) faces.add(name);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return [...faces].toSorted();
}

for (const path of ['/', '/about-us', '/services/ecommerce', '/work/tai-ping', '/insights', '/contact-us'])
  test(`V10: ${path} loads one file of each typeface`, async ({ page, siteUrl }) => {
    expect(await facesOf(page, `${siteUrl}${path}`)).toEqual(['poster', 'text']);
  });

test('V10: a text with bold words also loads the bold typeface', async ({ page, siteUrl }) => {
  const faces = await facesOf(page, `${siteUrl}/insights/structured-data-worth-writing`);
  expect(faces).toEqual(['poster', 'text', 'text-bold']);
  expect(
    await page
      .locator('article strong')
      .first()
      .evaluate((word) => getComputedStyle(word).fontWeight),
  ).toBe('700');
});
