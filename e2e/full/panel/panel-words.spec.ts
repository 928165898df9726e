import { expect, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor } from '../../support/panel/editor.ts';
import { formListens } from '../../support/panel/panel.ts';

const desk = deskForTests();

test.use({ actionTimeout: 20_000 });

test('E11: a locked record names its editor, and offers to go back, read or take over', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'arabica');
  await desk.signIn(page);
  // Locks the record for two minutes.
  await desk.admin.ask('PATCH', `works/${id}?draft=true&autosave=true`, { services: 'Written by another editor' });
  await page.goto(`${desk.site.url}/admin/collections/works`);
  await expect(page.getByRole('button', { name: /^Being edited: \S/ })).toBeVisible();
  await page.goto(`${desk.site.url}/admin/collections/works/${id}`);
  const dialog = page.locator('#document-locked');
  await expect(dialog.getByRole('heading')).toHaveText('Being edited', { timeout: 60_000 });
  await expect(dialog.locator('p:visible')).toHaveText(/^Administrator is editing this\./);
  await expect(dialog).not.toContainText('@');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  for (const width of [1440, 412]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme);
      expect(await violationsOf(page, { part: '.document-locked__wrapper' })).toEqual([]);
    }
    const { left, right } = await dialog
      .locator('.document-locked__wrapper')
      .evaluate((part) => part.getBoundingClientRect());
    expect([left >= 0, right <= width]).toEqual([true, true]);
    for (const button of await dialog.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(width === 412 ? 44 : 40);
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'View read-only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Take over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#field-services')).toHaveValue('Written by another editor');
});

test('E11: a draft without a title is called Untitled on every screen', async ({ page }) => {
  const { admin, site } = desk;
  await desk.signIn(page);
  for (const [collection, data] of [
    ['works', { services: 'A site' }],
    ['insights', { description: 'Something begun.' }],
    ['jobs', { experience: 'Some years' }],
    ['pages', { description: 'Something begun.' }],
  ] as const) {
    const { doc } = await admin.ask('POST', `${collection}?draft=true`, { ...data, _status: 'draft' });
    const record = `/admin/collections/${collection}/${doc?.id}`;
    await page.goto(`${site.url}/admin/collections/${collection}?where[_status][equals]=draft`);
    await expect(page.locator(`tbody td > a[href="${record}"], .page-title a[href="${record}"]`)).toHaveText(
      'Untitled',
    );
    await page.goto(`${site.url}${record}`);
    await expect(page.locator('.doc-header h1')).toHaveText('Untitled', { timeout: 60_000 });
    await expect(page.locator('.step-nav')).toContainText('Untitled');
    await page.goto(`${site.url}/admin`);
    const draft = page.locator(`section[aria-labelledby="today-drafts"] a[href="${record}"]`);
    await expect(draft).toHaveText('Untitled');
    await admin.ask('DELETE', `${collection}/${doc?.id}`);
  }
});

test('E11: buttons of lists and rows are large enough for touch on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await desk.signIn(page);
  const heightOf = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible({ timeout: 60_000 });
    return (await page.locator(selector).first().boundingBox())?.height ?? 0;
  };
  await page.goto(`${desk.site.url}/admin/collections/insights`);
  expect(await heightOf('.per-page .popup-button')).toBeGreaterThanOrEqual(44);
  await desk.open(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/seo'), 'path');
  expect(await heightOf('.blocks-field__header-action')).toBeGreaterThanOrEqual(44);
  expect(await heightOf('.popup-button.array-actions__button')).toBeGreaterThanOrEqual(36);
  await page.getByRole('button', { name: 'Search engines' }).click();
  // The preview loads near the viewport.
  await page.locator('.sharing').scrollIntoViewIfNeeded();
  await expect(page.locator('.sharing__title')).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wider).toBeLessThanOrEqual(0);
});

test('E11: lists show times in the zone of the agency in a browser of another zone', async ({ browser }) => {
  const { admin, site } = desk;
  const away = await browser.newContext({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } });
  const page = await away.newPage();
  await desk.signIn(page);
  const record = await admin.ask('GET', 'pages?where[path][equals]=/contact-us&depth=0');
  const [contact] = record.docs as readonly { readonly id: number; readonly updatedAt: string }[];
  const moment = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Hong_Kong',
  }).format(new Date(contact?.updatedAt ?? ''));
  await page.goto(`${site.url}/admin/collections/pages?where[path][equals]=/contact-us`);
  await expect(page.locator('tbody .cell-updatedAt')).toHaveText(moment);
  await away.close();
});

test('E11: list cards on a phone leave out empty fields', async ({ page }) => {
  const { admin, site } = desk;
  const { doc } = await admin.ask('POST', 'works?draft=true', { title: 'Of no type', _status: 'draft' });
  await desk.signIn(page);
  await page.goto(`${site.url}/admin/collections/works?where[id][equals]=${doc?.id}`);
  const type = page.locator('tbody .cell-clientType');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(type).toHaveText('–');
  await page.setViewportSize({ width: 412, height: 900 });
  await expect(type).toBeHidden();
});

test('E11: an unsaved record is titled by its type', async ({ page }) => {
  await desk.signIn(page);
  for (const [list, name] of [
    ['media', 'New picture'],
    ['redirects', 'New redirect'],
  ] as const) {
    await page.goto(`${desk.site.url}/admin/collections/${list}/create`);
    await formListens(page);
    await expect(page.locator('.doc-header h1'), list).toHaveText(name);
  }
});

test('E11: no request fails while an account has to choose a password', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  const email = 'new@agency.example';
  const password = 'a password for this test';
  await addEditor(desk.admin, email, password, { mustChangePassword: true });
  await page.goto(`${desk.site.url}/admin/login`);
  await formListens(page);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  const asked = page.waitForResponse(/payload-preferences\/nav/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a password of your own before you go on' })).toBeVisible();
  await asked;
  expect(refused).toEqual([]);
});
