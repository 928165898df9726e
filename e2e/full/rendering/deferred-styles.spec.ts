import type { Page } from '@playwright/test';
import { templates } from '../../support/preparation/addresses.ts';
import { expect, test } from '../../support/test.ts';

const windows = [
  { width: 412, height: 900 },
  { width: 1440, height: 900 },
] as const;

/**
 * Positions, colours and type sizes of the visible elements of the header and the first section.
 */
const firstView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main section:first-of-type *')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      if (!one.checkVisibility() || width === 0 || y >= innerHeight) return [];
      const { color, backgroundColor, fontSize } = getComputedStyle(one);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [`${one.tagName} ${one.className} ${place} ${color} ${backgroundColor} ${fontSize}`];
    }),
  );

test('V12: the first view of a page looks the same without the deferred styles', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const changed: string[] = [];
  for (const address of templates) {
    const seen: string[][] = [];
    for (const withheld of [true, false]) {
      if (withheld) await page.route('**/deferred.*.css', (route) => route.abort());
      else await page.unroute('**/deferred.*.css');
      await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const views: string[] = [];
      for (const size of windows) {
        await page.setViewportSize(size);
        views.push(...(await firstView(page)));
      }
      seen.push(views);
    }
    const [before = [], after = []] = seen;
    expect(before.length, address).toBeGreaterThan(10);
    const one = after.find((line, index) => line !== before[index]);
    if (one) changed.push(`${address}: ${one}`);
  }
  await context.close();
  expect(changed).toEqual([]);
});

test('V12: the style sheet for forced colours applies as soon as the page has loaded', async ({ browser, siteUrl }) => {
  await using context = await browser.newContext({ forcedColors: 'active', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/about-us`, { waitUntil: 'load' });
  const border = () =>
    page
      .locator('header a[href="/contact-us"]')
      .first()
      .evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(await border()).toBe('2px');
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await border()).toBe('0px');
});
