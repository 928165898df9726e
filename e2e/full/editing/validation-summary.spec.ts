import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith, messageAt, publish } from '../../support/panel/panel.ts';

const desk = deskForTests();
const { signIn, open } = desk;

test.use({ actionTimeout: 20_000 });

const list = (page: Page) => page.locator('.faults-in-form');
const wrong = 'All {prjects} of them.';
const right = 'All {projects} of them.';

/** Puts an unknown fact into the second section of a sample page, and collapses it. */
async function breakStatement(page: Page): Promise<void> {
  await open(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/seo'), 'path');
  // The panel remembers open rows for every user.
  const shut = page.locator('#sections-row-1 > .collapsible--collapsed');
  const toggle = page.locator('#sections-row-1 .collapsible__toggle').first();
  if (await shut.isVisible()) await toggle.click();
  const words = page.locator('#field-sections__1__statement');
  await Promise.all([autosavedWith(page, wrong), words.fill(wrong)]);
  await toggle.click();
  await expect(shut).toBeVisible();
}

for (const width of [1440, 412]) {
  test(`E3: publication errors are listed above the form, each leads to its field, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await signIn(page);
    await breakStatement(page);
    expect(await publish(page)).toBe(400);
    await expect(list(page)).toBeFocused();
    await expect(list(page).getByRole('alert')).toHaveText('1 problem to fix before publishing');
    const line = list(page).getByRole('button');
    await expect(line).toHaveText(/^Section 2, Statement, Statement: There is no fact \{prjects\}/);
    await expect(page.locator('#sections-row-1 > .collapsible--collapsed')).toBeVisible();
    await expect(page.locator('#sections-row-1 .error-pill').first()).toHaveText(/^1 Error$/);
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme);
      await list(page).scrollIntoViewIfNeeded();
      expect(await violationsOf(page, { part: '.faults-in-form' })).toEqual([]);
    }
    await line.press('Enter');
    await expect(page.locator('#field-sections__1__statement')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(right);
    await expect(list(page)).toHaveCount(0);
    expect(await publish(page)).toBe(200);
    await expect(list(page)).toHaveCount(0);
  });
}

test('E3: errors survive a late autosave, and an error on another tab opens that tab', async ({ page }) => {
  await signIn(page);
  await breakStatement(page);
  await page.getByRole('button', { name: 'Search engines' }).click();
  // Delays the autosave until publishing was refused, as when the button is pressed right after
  // typing.
  await page.route(/autosave=true/, async (route) => {
    await expect(list(page)).toBeVisible();
    await route.fallback();
  });
  const typed = 'Too short.';
  const saved = autosavedWith(page, typed);
  await page.locator('#field-description').fill(typed);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await saved;
  // Waits longer than the form does before it requests its next state.
  await page.waitForTimeout(2000);
  await expect(list(page)).toBeVisible();
  const line = list(page).getByRole('button', { name: /^Field Description: / });
  await expect(line).toBeVisible();
  await expect(list(page).getByRole('button', { name: /There is no fact \{prjects\}/ })).toBeVisible();
  await page.getByRole('button', { name: /^Sections/ }).click();
  await expect(page.locator('#sections-row-1 .error-pill').first()).toHaveText(/^1 Error$/);
  await line.click();
  await expect(page.locator('#field-description')).toBeFocused();
  await list(page)
    .getByRole('button', { name: /There is no fact/ })
    .click();
  await expect(page.locator('#field-sections__1__statement')).toBeFocused();
  await expect(messageAt(page, 'sections__1__statement')).toHaveText(/There is no fact \{prjects\}/);
});

test('E3: errors of the page and errors of single fields are listed together', async ({ page }) => {
  await signIn(page);
  await open(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/ecommerce'), 'path');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('About us: fourteen people – {name}');
  await Promise.all([autosavedWith(page, 'Too short.'), page.locator('#field-description').fill('Too short.')]);
  expect(await publish(page)).toBe(400);
  await expect(list(page).getByRole('button')).toHaveText([
    /^Field Title: The page at \/about-us has this title/,
    /^Field Description: /,
  ]);
  await expect(list(page).getByRole('alert')).toHaveText('2 problems to fix before publishing');
  await expect(messageAt(page, 'description')).toBeVisible();
});

for (const { collection, value, field, label } of [
  { collection: 'works', value: 'tai-ping', field: 'title', label: 'Title' },
  { collection: 'insights', value: 'how-long-a-website-takes', field: 'title', label: 'Title' },
  { collection: 'jobs', value: 'web-developer-jobs', field: 'location', label: 'Location' },
] as const) {
  test(`E3: an incomplete record of ${collection} is refused, and its error leads to the field`, async ({ page }) => {
    await signIn(page);
    await open(page, collection, await desk.admin.idOf(collection, 'slug', value), field);
    await page.locator(`#field-${field}`).fill('');
    expect(await publish(page)).toBe(400);
    await list(page)
      .getByRole('button', { name: new RegExp(`^Field ${label}: `) })
      .click();
    await expect(page.locator(`#field-${field}`)).toBeFocused();
    await page.keyboard.type('Something again');
    await expect(list(page)).toHaveCount(0);
  });
}
