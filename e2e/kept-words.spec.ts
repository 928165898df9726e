import { expect, test } from '@playwright/test';
import { deskForTests } from './support/desk.ts';
import { autosavedWith } from './support/panel.ts';

const desk = deskForTests();

test('what is typed while an earlier change is being saved stays, whatever is typed after it', async ({ page }) => {
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
