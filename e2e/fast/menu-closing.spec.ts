import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 915 };
const phoneMenu = (page: Page) => page.locator('#mobile-menu');
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

test('V2: a link within the page closes the phone menu, and so does Escape', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/`);
  const menu = phoneMenu(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  // The second press does not change the URL.
  for (let press = 0; press < 2; press += 1) {
    await toggle.click();
    await menu.locator('a[href="/#services"]').click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#services')).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await scrollPage(page, 0);
  }
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('V2: the phone menu is closed after going back to a page', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await phoneMenu(page).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about-us');
  await page.goBack();
  await expect(phoneMenu(page)).toBeHidden();
});
