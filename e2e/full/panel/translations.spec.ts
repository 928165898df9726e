import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { timeUntil, timeUntilShown, timeUntilStatus } from '../../support/page/freshness.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosave, publish, save } from '../../support/panel/panel.ts';

const desk = deskForTests();

const chinese = '繁體中文';

const sheetOf = (id: number): string => `${desk.site.url}/admin/translations/pages/${id}/zh-Hant-HK`;

/** Answer to the next change of a text; call it before the change. */
const textSaved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/translations/texts'));

/** Presses a button that changes what the site shows, and waits for its message. */
async function act(page: Page, button: string, done: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('.sheet__notices')).toContainText(done);
}

/** Waits for hydration: the server renders the fields before. */
async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
}

const urls = (): string[] => [desk.site.url];

test('E12: a price changes once and shows in both languages', async ({ page }) => {
  const path = '/services/website-maintenance';
  for (const prefix of ['', '/zh-hk']) expect(await desk.textOf(`${prefix}${path}`)).toContain('33,750');
  await desk.signIn(page);
  await desk.open(page, 'facts', await desk.admin.idOf('facts', 'token', 'hours-25'), 'value');
  await page.locator('#field-value').fill('34500');
  expect(await save(page, 'PATCH')).toBe(200);
  for (const prefix of ['', '/zh-hk'])
    expect(await timeUntilShown(urls(), `${prefix}${path}`, '34,500'), prefix).toBeLessThanOrEqual(1000);
});

test('E12: an English change marks the Chinese within a second, which is then published alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  const id = await desk.admin.idOf('pages', 'path', '/contact-us');
  await desk.open(page, 'pages', id, 'title');
  const line = page.getByRole('list', { name: 'Translations' });
  await expect(line).toHaveText('Chinese: Up to date');
  await page.getByRole('tab', { name: 'Search engines' }).or(page.getByText('Search engines')).first().click();
  const words = 'Write to {name} in Wong Chuk Hang, and we answer each letter within two working days at most.';
  await autosave(page, () => page.locator('#field-description').fill(words));
  await expect(line).toHaveText('Chinese: 1 text changed', { timeout: 1000 });
  expect(await publish(page)).toBe(200);
  expect(await timeUntilShown(urls(), '/contact-us', 'within two working days at most')).toBeLessThanOrEqual(1000);

  // The page stays as it is in Chinese, and the list says why.
  await page.goto(`${desk.site.url}/admin/translations?tab=changed`);
  const row = page.getByRole('row').filter({ hasText: 'Contact us' });
  await expect(row).toContainText('English changed since: 1 text');
  await row.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(sheetOf(id));
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  const text = page.getByRole('region', { name: 'Description' });
  await expect(text.locator('ins').first()).toBeVisible();
  await expect(text.locator('del').first()).toBeVisible();
  await expect(page.locator('.sheet__notices')).toContainText('1 text has not been checked');
  for (const theme of ['dark', 'light']) {
    await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme);
    expect(await violationsOf(page, { part: '.sheet' }), theme).toEqual([]);
  }

  // A missing placeholder stops, and the field says which.
  const field = text.getByRole('textbox', { name: 'Chinese, Description' });
  const before = await field.inputValue();
  expect(before).toContain('{name}');
  await Promise.all([textSaved(page), field.fill('兩個工作天內回覆每封來信。')]);
  await expect(text).toContainText('Missing: {name}');
  await page.getByRole('button', { name: 'Publish Chinese' }).click();
  await expect(page.locator('.sheet__notices')).toContainText('Description: {name} is missing.');

  const translated = '寫信給{name}，兩個工作天內回覆每封來信。';
  await Promise.all([textSaved(page), field.fill(translated)]);
  await expect(text).toContainText('Up to date');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const english = await desk.textOf('/contact-us');
  await act(page, 'Publish Chinese', `Published: ${chinese}. The English was not touched.`);
  expect(await timeUntilShown(urls(), '/zh-hk/contact-us', '兩個工作天內回覆每封來信')).toBeLessThanOrEqual(1000);
  expect(await desk.textOf('/contact-us')).toBe(english);
});

test('E12: each language is taken off the site by itself, and the switch leads to the page above', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  // No page answers at `/services`, so the page above is the home page.
  const [path, above] = ['/services/seo', '/zh-hk'];
  const switchTo = async () => /<a href="([^"]*)" lang="zh-HK"/.exec(await desk.textOf(path))?.[1];
  expect(await switchTo()).toBe(`/zh-hk${path}`);
  await openSheet(page, sheetOf(await desk.admin.idOf('pages', 'path', path)));

  await act(page, 'Take Chinese off', 'Chinese is off the site.');
  expect(await timeUntilStatus(urls(), `/zh-hk${path}`, 404)).toBeLessThanOrEqual(1000);
  expect(await timeUntil(urls(), async () => (await switchTo()) === above)).toBeLessThanOrEqual(1000);
  await act(page, 'Publish Chinese', `Published: ${chinese}.`);
  expect(await timeUntilStatus(urls(), `/zh-hk${path}`, 200)).toBeLessThanOrEqual(1000);

  // Cached, so that only its change token replaces it.
  for (const status of [200, 200]) expect((await fetch(`${desk.site.url}${path}`)).status).toBe(status);
  await act(page, 'Take English off', 'English is off the site.');
  expect(await timeUntilStatus(urls(), path, 404)).toBeLessThanOrEqual(1000);
  expect((await fetch(`${desk.site.url}/zh-hk${path}`)).status).toBe(200);
  await act(page, 'Show English again', 'English is on the site again.');
  expect(await timeUntilStatus(urls(), path, 200)).toBeLessThanOrEqual(1000);
});

test('E12: texts are written by keyboard, confirmed, and kept from another editor’s changes', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await desk.signIn(page);
  const id = await desk.admin.idOf('pages', 'path', '/cookie-policy');
  await openSheet(page, `${sheetOf(id)}?tab=all`);
  const fields = page.locator('.sheet__row textarea');
  await fields.first().focus();
  const other = await browser.newPage();
  await desk.signIn(other);
  await openSheet(other, `${sheetOf(id)}?tab=all`);
  const theirs = other.locator('.sheet__row textarea').first();
  await Promise.all([textSaved(other), theirs.fill('另一位編輯寫的')]);
  const [answer] = await Promise.all([textSaved(page), page.keyboard.type('！')]);
  expect(answer.status()).toBe(409);
  await expect(page.locator('.sheet__row').first()).toContainText('Another editor changed this text');
  expect(await fields.first().inputValue()).toContain('！');
  await other.close();

  const [saved] = await Promise.all([textSaved(page), fields.nth(1).fill('用鍵盤寫的')]);
  expect(saved.status()).toBe(200);
  await fields.nth(1).press('Control+Enter');
  await expect(fields.nth(2)).toBeFocused();
  expect(await violationsOf(page, { part: '.sheet' })).toEqual([]);
});
