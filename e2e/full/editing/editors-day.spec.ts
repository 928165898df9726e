import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosave, autosavedWith, formListens, publish, restoreVersion, save } from '../../support/panel/panel.ts';
import { schedulePublishing, soon } from '../../support/panel/scheduling.ts';

const desk = deskForTests();
const { textOf, signInByForm } = desk;

test.use({ actionTimeout: 20_000 });

const statusOf = async (path: string) => (await fetch(`${desk.site.url}${path}`, { redirect: 'manual' })).status;
const title = 'What a ferry teaches about forms';
const address = '/insights/what-a-ferry-teaches-about-forms';
const beside = (page: Page) => page.frameLocator('#live-preview-iframe');

async function chooseIn(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('combobox').click();
  await page.locator(`#field-${field} .rs__option`, { hasText: option }).first().click();
}

test('E2: an editor writes, previews, schedules, renames and restores an article, and adds a page', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  let article = '';

  await test.step('uploads a picture with its alt text', async () => {
    await signInByForm(page);
    await page.goto(`${desk.site.url}/admin/collections/media/create`);
    await expect(page.locator('#field-alt')).toBeVisible({ timeout: 60_000 });
    const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#1a3dec' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'ferry.jpg', mimeType: 'image/jpeg', buffer });
    expect(await save(page)).toBe(400);
    await page.locator('#field-alt').fill('A ferry between two piers.');
    expect(await save(page)).toBe(201);
  });

  await test.step('writes an article with the picture', async () => {
    await page.goto(`${desk.site.url}/admin/collections/insights/create`);
    await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 });
    await formListens(page);
    await page.locator('#field-title').fill(title);
    await page.locator('#field-description').fill('It asks one thing at a time, and says when it arrives.');
    await chooseIn(page, 'articleCategory', 'Design');
    await page.locator('#field-author').getByRole('combobox').click();
    await page.locator('#field-author .rs__option').first().click();
    await page.locator('#field-insightsContent .blocks-field__drawer-toggler').click();
    await page.locator('.thumbnail-card', { hasText: 'Text' }).first().click();
    const words = page.locator('#insightsContent-row-0 [contenteditable="true"]');
    await words.click();
    await autosave(page, () => page.keyboard.type('A ferry has one door.'));
    await page.locator('#field-bannerImage').getByRole('button', { name: 'Choose from existing' }).click();
    await page.locator('.drawer tbody button, .drawer tbody a').first().click();
    await expect(page.locator('#field-bannerImage')).toContainText(/ferry|picture-/);
    await expect.poll(() => page.url()).toMatch(/\/insights\/\d+/);
    article = page.url();
  });

  await test.step('previews it at phone width and shares the draft by a link', async () => {
    if (!(await page.locator('#live-preview-iframe').isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(beside(page).locator('h1')).toContainText('What a ferry', { timeout: 40_000 });
    await expect(beside(page).locator('main')).toContainText('A ferry has one door.');
    await expect(beside(page).getByAltText('A ferry between two piers.').first()).toBeAttached();
    await page.locator('.live-preview-toolbar-controls__breakpoint').first().click();
    await page.getByRole('button', { name: 'Phone' }).last().click();
    await expect
      .poll(() =>
        beside(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(412);
    await page.getByRole('button', { name: 'Share preview' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('The link').inputValue();
    const outside = await (await browser.newContext()).newPage();
    await outside.goto(link);
    await expect(outside.locator('main')).toContainText('A ferry has one door.');
    expect(await statusOf(address)).toBe(404);
    await outside.context().close();
  });

  await test.step('schedules it, and it is published on time', async () => {
    await page.goto(article);
    await expect(page.locator('#field-title')).toHaveValue(title, { timeout: 60_000 });
    const at = soon();
    await schedulePublishing(page, at);
    await expect.poll(() => statusOf(address), { timeout: at - Date.now() + 20_000, intervals: [1000] }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    await expect.poll(() => textOf('/insights')).toContain(title);
  });

  await test.step('renames it, and the old address redirects', async () => {
    await page.goto(article);
    await expect(page.locator('#field-slug')).toBeVisible({ timeout: 60_000 });
    await formListens(page);
    await page.locator('#field-title').fill('What a tram teaches about forms');
    await page.locator('#field-slug').fill('trams');
    expect(await publish(page)).toBe(200);
    await expect.poll(() => textOf('/insights/trams')).toContain('What a tram teaches');
    const old = () => fetch(`${desk.site.url}${address}`, { redirect: 'manual' });
    // The cached page of the old address is dropped within a second.
    await expect
      .poll(async () => [(await old()).status, (await old()).headers.get('location')], { timeout: 1500 })
      .toEqual([301, '/insights/trams']);
  });

  await test.step('restores an older version', async () => {
    await page.goto(`${article.split('?')[0]}/versions`);
    await page.locator('.version-list li', { hasText: 'Published' }).first().getByRole('link').click();
    await restoreVersion(page);
    await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#field-title')).toHaveValue(title);
  });

  await test.step('composes a page of sections', async () => {
    await page.goto(`${desk.site.url}/admin/collections/pages/create`);
    await expect(page.locator('#field-path')).toBeVisible({ timeout: 60_000 });
    await formListens(page);
    await page.locator('#field-path').fill('/ferries');
    const add = async (label: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add Section' }).last().click();
      await page.getByPlaceholder('Search for a block').fill(label);
      await page.locator('.thumbnail-card', { hasText: label }).first().click();
      await expect(page.locator('[id^="sections-row-"]').last()).toContainText(label);
    };
    await add('Hero with a headline');
    await page.locator('#field-sections__0__heading__text').fill('Ferries');
    await add('Newest articles');
    await page.getByRole('button', { name: 'Search engines' }).click();
    await page.locator('#field-title').fill('Ferries, Hong Kong');
    const description = 'What ferries taught us about forms, timetables and the words that stand beside a door.';
    await Promise.all([autosavedWith(page, description), page.locator('#field-description').fill(description)]);
    expect(await publish(page)).toBe(200);
    await expect.poll(() => statusOf('/ferries')).toBe(200);
    expect(await textOf('/ferries')).toMatch(/<h1[^>]*>Ferries<\/h1>/);
  });
});
