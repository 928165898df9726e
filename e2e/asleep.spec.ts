import type { Page } from '@playwright/test';
import { shiftOf } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const sleeps = (page: Page): Promise<boolean> => page.evaluate(() => document.body.dataset.asleep !== undefined);
const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [412, 1440]) {
  for (const address of ['/', '/services/ecommerce', '/work/tai-ping']) {
    test(`${address} at ${width} px wakes whole, and nothing of it moves on a jump to its end and back`, async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}${address}#main`, { waitUntil: 'load' });
      expect(await sleeps(page), 'where a part of the page is named').toBe(false);
      const whole = await height(page);

      await page.goto(`${siteUrl}/robots.txt`);
      await page.goto(siteUrl + address, { waitUntil: 'load' });
      expect(await sleeps(page)).toBe(true);
      for (const key of ['End', 'Home', 'End']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(600);
      }
      expect(await sleeps(page)).toBe(false);
      expect(Math.abs((await height(page)) - whole)).toBeLessThanOrEqual(1);
      expect(await shiftOf(page)).toBeLessThan(0.002);
    });
  }
}

test('a link within a page leads to its place although the page sleeps', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl, { waitUntil: 'load' });
  expect(await sleeps(page)).toBe(true);
  // As a visitor's own hand would, without the scrolling that a test does before it presses.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#services';
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(() => page.locator('#services').evaluate((place) => Math.abs(place.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('nothing sleeps after a reload, on the way back, or without script', async ({ page, browser, siteUrl }) => {
  await page.goto(siteUrl, { waitUntil: 'load' });
  await page.reload({ waitUntil: 'load' });
  expect(await sleeps(page)).toBe(false);
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(siteUrl);
  await expect(plain.locator('body')).not.toHaveAttribute('data-asleep');
});
