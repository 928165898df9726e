import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Pages with carousels, film grids, the price helper and questions. */
const pages = [
  '/',
  '/about-us',
  '/services/ecommerce',
  '/services/shopify-hong-kong',
  '/services/website-maintenance',
  '/work/tai-ping',
];

const height = (page: Page): Promise<number> => page.evaluate(() => document.body.scrollHeight);

/** Scrolls past all modules that mount near the viewport. */
async function passAll(page: Page): Promise<void> {
  for (let top = 0; top < (await height(page)); top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
}

for (const width of [412, 1440]) {
  for (const address of pages) {
    test(`V12: ${address} keeps its height at ${width} px while its modules mount`, async ({ page, siteUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      // The fragment makes the browser lay out the whole page at once.
      await page.goto(`${siteUrl}${address}#main`, { waitUntil: 'load' });
      const before = await height(page);
      await passAll(page);
      // Carousels that are hidden at this width are never mounted.
      const shown = page.locator('[data-motion="carousel"]').filter({ visible: true });
      for (const controls of await shown.locator('[data-part="controls"]').all())
        await expect(controls).toHaveJSProperty('hidden', false);
      // Heights are rounded to whole pixels.
      expect(Math.abs((await height(page)) - before)).toBeLessThanOrEqual(1);
    });
  }
}

for (const width of [412, 1040, 1440]) {
  test(`V12: a hovered question keeps its height at ${width} px`, async ({ page, siteUrl }) => {
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
