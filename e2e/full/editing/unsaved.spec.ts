import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosaved, autosavedWith } from '../../support/panel/panel.ts';

const desk = deskForTests();

const notSaved = (page: Page) => page.locator('.unsaved');

/** Services of the draft of a case. */
async function servicesOf(id: number): Promise<unknown> {
  const { docs } = await desk.admin.ask('GET', `works?where[id][equals]=${id}&draft=true&depth=0`);
  const [draft] = (docs ?? []) as readonly { readonly services?: unknown }[];
  return draft?.services;
}

async function openCase(page: Page, slug: string) {
  const id = await desk.admin.idOf('works', 'slug', slug);
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'services');
  return { id, services: page.locator('#field-services') };
}

test('E5: text typed while offline is saved automatically once online', async ({ page }) => {
  const { id, services } = await openCase(page, 'tree');
  await page.context().setOffline(true);
  await services.fill('Written without a line');
  await expect(page.locator('.connection')).toContainText('cannot be reached');
  await page.context().setOffline(false);
  await expect.poll(() => servicesOf(id)).toBe('Written without a line');
  await expect(notSaved(page)).toHaveText('');
});

test('E5: a failed autosave is shown, blocks leaving the page, and is retried', async ({ page }) => {
  const { id, services } = await openCase(page, 'arabica');
  await page.route(/autosave=true/, (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Ill.' }] } }));
  await services.fill('Written while it was ill');
  await expect(notSaved(page)).toContainText('Not saved. Trying again.');
  expect(await violationsOf(page, { part: '.unsaved' })).toEqual([]);
  await page.locator('.step-nav').getByRole('link', { name: 'Work' }).click();
  const question = page.locator('#leave-without-saving');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(services).toHaveValue('Written while it was ill');
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => servicesOf(id)).toBe('Written while it was ill');
  await expect(notSaved(page)).toHaveText('');
});

test('E5: a link pressed right after typing is followed once the text is saved', async ({ page }) => {
  const { id, services } = await openCase(page, 'waves-pacific');
  await Promise.all([autosavedWith(page, 'One last word'), services.fill('One last word')]);
  await services.fill('One last word more');
  await page.locator('.step-nav').getByRole('link', { name: 'Work' }).click();
  await page.waitForURL(/collections\/works(?:\?|$)/);
  expect(await servicesOf(id)).toBe('One last word more');
});

/** Opens a case that another editor changes before the first word is typed. */
async function openConflict(page: Page, slug: string) {
  const { id, services } = await openCase(page, slug);
  await desk.admin.ask('PATCH', `works/${id}?draft=true`, { services: 'Theirs' });
  const refused = autosaved(page);
  await services.fill('Mine');
  expect((await refused).status()).toBe(409);
  const bar = notSaved(page);
  await expect(bar).toContainText('changed since you opened it');
  return { id, services, bar };
}

test('E5: after a conflict an editor keeps their own text as a draft', async ({ page }) => {
  const { id, bar } = await openConflict(page, 'truflation');
  expect(await violationsOf(page, { part: '.unsaved' })).toEqual([]);
  await bar.getByRole('button', { name: 'Keep mine as a draft' }).click();
  await expect.poll(() => servicesOf(id)).toBe('Mine');
  await expect(bar).toHaveText('');
});

test('E5: after a conflict an editor loads the text of the other editor', async ({ page }) => {
  const { id, services, bar } = await openConflict(page, 'tai-ping');
  await bar.getByRole('button', { name: 'Load theirs' }).click();
  await expect(services).toHaveValue('Theirs');
  expect(await servicesOf(id)).toBe('Theirs');
});
