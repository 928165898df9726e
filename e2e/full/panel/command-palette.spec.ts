import { expect, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';

const desk = deskForTests();

test('E11: the command palette finds records by keyboard', async ({ page }) => {
  await desk.signIn(page);
  const button = page.getByRole('button', { name: 'Find anything' });
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await expect(button).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type('shopify');
  const results = palette.getByRole('link');
  await expect(results.first()).toContainText(/Shopify/);
  await expect(palette.getByRole('link', { name: /Shopify agency.*Published.*Page/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const address = (await results.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk.site.url}${address}`);
  await expect(palette).toBeHidden();

  // Searches words of its sections that occur in neither its name nor its address.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('drawer of complaints');
  await expect(palette.getByRole('link', { name: /\/strategy.*Page/ })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nothing of this name');
  await expect(palette).toContainText('Nothing matches “nothing of this name”');
  await page.route('**/cms/find?*', (route) => route.abort());
  await page.keyboard.type('s');
  await expect(palette).toContainText('The search did not answer');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('E11: the command palette fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await desk.signIn(page);
  await expect(async () => {
    await page.getByRole('button', { name: 'Find anything' }).click();
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type('web');
  const results = page.getByRole('dialog').getByRole('link');
  await expect(results.first()).toBeVisible();
  const box = await results.first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(412);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
});
