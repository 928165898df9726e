import type { Page } from '@playwright/test';
import { navigation } from '../../sample/words/navigation.ts';
import { expect, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const submenu = (page: Page) => page.locator('#services-menu');
const phoneMenu = (page: Page) => page.locator('#mobile-menu');
const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
const nine = [...navigation.services, ...navigation.prices];
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

for (const script of [true, false]) {
  test.describe(`V2: menus with script ${script ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: script });

    test('the services menu has all nine services, and closes by button, Escape or a press outside', async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize(wide);
      await page.goto(`${siteUrl}/`);
      await expect(submenu(page)).toBeHidden();
      await services(page).click();
      await expect(submenu(page).getByRole('link')).toHaveCount(nine.length);
      for (const { href, label } of nine) await expect(submenu(page).locator(`a[href="${href}"]`)).toContainText(label);
      await submenu(page).getByRole('button', { name: 'Close' }).click();
      await expect(submenu(page)).toBeHidden();

      await services(page).click();
      await page.keyboard.press('Escape');
      await expect(submenu(page)).toBeHidden();
      await expect(services(page)).toBeFocused();

      await services(page).click();
      await page.mouse.click(700, 860);
      await expect(submenu(page)).toBeHidden();

      await services(page).click();
      await services(page).click();
      await expect(submenu(page)).toBeHidden();
    });

    test('the phone menu opens and closes by its button, and its links work', async ({ page, siteUrl }) => {
      await page.setViewportSize(phone);
      await page.goto(`${siteUrl}/`);
      const menu = phoneMenu(page);
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu).toBeVisible();
      for (const { href, label } of nine) await expect(menu.locator(`a[href="${href}"]`)).toContainText(label);
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about-us');
      await expect(menu).toBeHidden();
    });
  });
}

for (const [name, viewport] of [
  ['the services menu', wide],
  ['the phone menu', phone],
] as const) {
  for (const script of [true, false]) {
    test(`V2: the page behind ${name} takes no focus and does not scroll, script ${script ? 'on' : 'off'}`, async ({
      browser,
      siteUrl,
    }) => {
      await using context = await browser.newContext({ viewport, javaScriptEnabled: script });
      const page = await context.newPage();
      await page.goto(`${siteUrl}/`);
      await scrollPage(page, 400);
      const opener = viewport === wide ? services(page) : page.getByRole('button', { name: 'Menu' });
      await opener.click();
      await page.mouse.move(viewport.width / 2, viewport.height - 20);
      await page.mouse.wheel(0, 600);
      const reached = new Set<string>();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest('header, main, footer')?.localName ?? 'window';
        });
        reached.add(place);
      }
      expect([...reached].filter((place) => place === 'main' || place === 'footer')).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(400);
    });
  }
}
