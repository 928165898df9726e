import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const submenu = (page: Page) => page.locator('#services-menu');
const phoneMenu = (page: Page) => page.locator('#mobile-menu');
const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

for (const script of [true, false]) {
  test(`V2: a resize past the breakpoint closes the open menu and unlocks scrolling, script ${script ? 'on' : 'off'}`, async ({
    browser,
    siteUrl,
  }) => {
    await using context = await browser.newContext({ viewport: phone, javaScriptEnabled: script });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/`);
    const scrolls = async (): Promise<void> => {
      await scrollPage(page, 0);
      await page.mouse.move(300, 380);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await scrollPage(page, 0);
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 915, height: 412 });
    await expect(phoneMenu(page)).toBeHidden();
    await scrolls();
    if (script) {
      await page.setViewportSize(phone);
      await expect(phoneMenu(page)).toBeHidden();
      await page.setViewportSize(wide);
    }
    await services(page).click();
    await page.setViewportSize(phone);
    await expect(submenu(page)).toBeHidden();
    if (script) await scrolls();
  });
}
