import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Pages with carousels, a grid of films, the price helper and questions. */
const pages = [
  '/',
  '/about-us',
  '/services/ecommerce',
  '/services/shopify-hong-kong',
  '/services/website-maintenance',
  '/work/tai-ping',
];

const height = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollHeight);

/** Past everything that wakes when it comes near the window. */
async function passAll(page: Page): Promise<void> {
  for (let top = 0; top < (await height(page)); top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
}

for (const width of [412, 1440]) {
  for (const address of pages) {
    test(`V12: ${address} keeps its height at ${width} px when what script adds arrives`, async ({ page, siteUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      // By the name of a part of it: so all of the page is laid out, and none of it sleeps.
      await page.goto(`${siteUrl}${address}#main`, { waitUntil: 'load' });
      const before = await height(page);
      await passAll(page);
      // One that this width does not show is not woken.
      const shown = page.locator('[data-motion="carousel"]').filter({ visible: true });
      for (const controls of await shown.locator('[data-part="controls"]').all())
        await expect(controls).toHaveJSProperty('hidden', false);
      // Heights are rounded to whole pixels, up or down.
      expect(Math.abs((await height(page)) - before)).toBeLessThanOrEqual(1);
    });
  }
}

for (const width of [412, 1040, 1440]) {
  test(`V12: a question that is pointed at takes no more room at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/services/shopify-hong-kong`, { waitUntil: 'load' });
    for (const question of await page.locator('main summary').all()) {
      const before = await question.boundingBox();
      await question.hover();
      await question.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map((running) => running.finished)),
      );
      expect((await question.boundingBox())?.height).toBe(before?.height);
    }
  });
}
