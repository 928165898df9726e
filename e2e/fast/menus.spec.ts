import { expect, test } from '@playwright/test';
import { deskForTests } from '../support/panel/desk.ts';
import { holdFormState, messageAt, publish, save } from '../support/panel/panel.ts';

const desk = deskForTests();
const { textOf, signIn, open } = desk;

test('E8: an editor renames a menu link and adds a page to a menu', async ({ page }) => {
  await signIn(page);
  const { docs = [] } = await desk.admin.ask('GET', 'navigation?depth=0');
  await open(page, 'navigation', docs[0]?.id ?? 0, 'button__label');
  await page.locator('#header-row-2 .collapsible__toggle').first().click();
  await page.locator('#field-header__2__label').fill('Who we are');
  // An earlier answer of form state must not remove the errors of a later save.
  const late = await holdFormState(page);
  await page.locator('#field-header__2__href').fill('/no-page-here');
  await late.held;
  expect(await save(page, 'PATCH')).toBe(400);
  late.release();
  late.end();
  await expect(messageAt(page, 'header__2__href')).toContainText('No page answers at /no-page-here');
  await page.locator('#field-header__2__href').fill('/about-us');
  expect(await save(page, 'PATCH')).toBe(200);
  await expect.poll(() => textOf('/work')).toContain('>Who we are</a>');
  expect(await textOf('/no-such-page')).toContain('>Who we are</a>');

  const shopify = await desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong');
  const made = await desk.admin.ask('POST', `pages/${shopify}/duplicate`, {});
  await open(page, 'pages', made.doc?.id ?? 0, 'path');
  await page.locator('#field-path').fill('/services/moving-house');
  await page.locator('#field-menuName').fill('Moving house');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('Moving a shop to another house');
  expect(await publish(page)).toBe(200);
  await expect.poll(() => textOf('/')).toContain('href="/services/moving-house"');

  await page.goto(`${desk.site.url}/work`);
  await page.getByRole('button', { name: 'Services' }).click();
  await page.locator('#services-menu').getByRole('link', { name: 'Moving house' }).click();
  await expect(page).toHaveURL(/\/services\/moving-house$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Moving house' })).toBeVisible();
});
