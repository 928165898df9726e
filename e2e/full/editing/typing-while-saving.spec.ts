import { expect, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith } from '../../support/panel/panel.ts';

const desk = deskForTests();

test.use({ actionTimeout: 20_000 });

test('E5: text that is typed during an autosave is kept', async ({ page }) => {
  const id = await desk.admin.idOf('insights', 'slug', 'titles-people-click');
  await desk.signIn(page);
  await desk.open(page, 'insights', id, 'title');
  let answers = 0;
  await page.route(/autosave=true/, async (route) => {
    await page.waitForTimeout(2000);
    await route.continue();
  });
  page.on('response', (answer) => {
    if (answer.url().includes('autosave=true')) answers += 1;
  });
  const title = page.locator('#field-title');
  const description = page.locator('#field-description');
  await Promise.all([page.waitForRequest(/autosave=true/), description.fill('A first try.')]);
  await title.fill('Titles that were typed in a hurry');
  const second = autosavedWith(page, 'A second try.');
  await description.fill('A second try.');
  await expect.poll(() => answers).toBeGreaterThan(0);
  await second;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(title).toHaveValue('Titles that were typed in a hurry');
  const { docs = [] } = await desk.admin.ask('GET', `insights?where[id][equals]=${id}&draft=true&depth=0`);
  expect(docs[0]).toMatchObject({ title: 'Titles that were typed in a hurry', description: 'A second try.' });
});

test('E5: a row opened during a form update stays open and keeps typed text', async ({ page }) => {
  const id = await desk.admin.idOf('pages', 'path', '/services/seo');
  await desk.signIn(page);
  await desk.open(page, 'pages', id, 'path');
  const row = page.locator('#sections-row-1');
  const toggle = row.locator('.collapsible__toggle').first();
  const words = page.locator('#field-sections__1__statement');
  const shut = page.locator('#sections-row-1 > .collapsible--collapsed');
  await row.scrollIntoViewIfNeeded();
  if (await shut.isVisible()) await toggle.click();
  let answers = 0;
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(`/pages/${id}`));
  await page.route(`**/admin/collections/pages/${id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    await page.waitForTimeout(2000);
    await route.fulfill({ response: answer });
    answers += 1;
  });
  await words.fill('Some of them.');
  await toggle.click();
  await expect(shut).toBeVisible();
  await asked;
  await toggle.click();
  await words.fill('All of them.');
  await expect.poll(() => answers).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  await expect(shut).toHaveCount(0);
  await words.press('End');
  await page.keyboard.type(' And more.');
  await expect(words).toHaveValue('All of them. And more.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
