import path from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith, save } from '../../support/panel/panel.ts';

const desk = deskForTests();

// Actions of an offline page may never finish; the timeouts are just long enough to see that.
test.use({ actionTimeout: 20_000, navigationTimeout: 60_000 });

test('E5: a lost connection keeps the form and is shown until it is back', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'tree');
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'title');
  await page.waitForLoadState('networkidle');
  const notice = page.locator('.connection[role="status"]');
  await expect(notice).toHaveText('');

  await page.context().setOffline(true);
  const title = page.locator('#field-title');
  await title.fill('Tree, written without a line');
  await expect(notice).toContainText('Your changes stay in the form until it is back.');
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  expect(await violationsOf(page, { part: '.connection' })).toEqual([]);
  // The code behind this tab is not loaded yet; a failed load would break the form.
  await page.getByRole('button', { name: 'Story' }).click();
  await expect(notice).toContainText('Try again then.');
  await page.locator('.step-nav').getByRole('link', { name: 'Work' }).click();
  await expect(title).toHaveValue('Tree, written without a line');

  await page.context().setOffline(false);
  await expect(notice).toHaveText('', { timeout: 20_000 });
  const saved = autosavedWith(page, 'Tree, written again');
  await title.fill('Tree, written again');
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: 'Story' }).click();
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]:visible').first()).toBeVisible({
    timeout: 30_000,
  });
});

/**
 * Handles requests for scripts that the page of a record does not name: the field for days loads
 * its own after the form is drawn.
 */
async function routeLateScripts(page: Page, id: number, handle: (route: Route) => Promise<void>): Promise<void> {
  const html = await (await page.request.get(`${desk.site.url}/admin/collections/works/${id}`)).text();
  await page.route('**/_next/static/chunks/*.js', (route) =>
    html.includes(path.basename(new URL(route.request().url()).pathname)) ? route.continue() : handle(route),
  );
}

const dayField = (page: Page) => page.locator('#field-postDate .react-datepicker__input-container');

test('E5: a script that fails in an outage leaves the form open, and loads once the server is back', async ({
  page,
}) => {
  const id = await desk.admin.idOf('works', 'slug', 'waves-pacific');
  await desk.signIn(page);
  const asked = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  let isLost = false;
  await routeLateScripts(page, id, async (route) => {
    if (isLost) return route.continue();
    asked.resolve();
    await lost.promise;
    await route.abort('internetdisconnected');
  });
  await desk.open(page, 'works', id, 'services');
  await asked.promise;
  await page.context().setOffline(true);
  isLost = true;
  lost.resolve();
  const services = page.locator('#field-services');
  await services.fill('Written beside a lost script');
  await expect(page.locator('.unsaved')).toContainText('Not saved');
  await expect(services).toHaveValue('Written beside a lost script');

  const saved = autosavedWith(page, 'Written beside a lost script');
  await page.context().setOffline(false);
  expect((await saved).status()).toBe(200);
  await expect(dayField(page)).toBeVisible();
});

test('E5: a script that fails while the server answers is asked for once more', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'truflation');
  await desk.signIn(page);
  let asked = 0;
  await routeLateScripts(page, id, async (route) => {
    asked += 1;
    await (asked === 1 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await desk.open(page, 'works', id, 'services');
  await expect(dayField(page)).toBeVisible();
  expect(asked).toBe(2);
});

test('E5: a failed navigation request is retried without a reload', async ({ page }) => {
  await desk.signIn(page);
  await desk.open(page, 'facts', await desk.admin.idOf('facts', 'token', 'projects'), 'value');
  await page.waitForLoadState('networkidle');
  let loads = 0;
  let lost = 0;
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) loads += 1;
    if (request.headers().rsc !== '1' || lost > 0) return route.continue();
    lost += 1;
    return route.abort('connectionfailed');
  });
  await page.locator('.step-nav').getByRole('link', { name: 'Facts' }).click();
  await page.waitForURL(/\/collections\/facts(?:\?|$)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
  expect([lost, loads]).toEqual([1, 0]);
});

test('E5: a failed save reports that the server is unreachable', async ({ page }) => {
  await desk.signIn(page);
  await desk.open(page, 'facts', await desk.admin.idOf('facts', 'token', 'projects'), 'value');
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.locator('#field-value').fill('500+');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.connection')).toContainText('The server cannot be reached.');
  await expect(page.locator('.payload-toast-item').first()).toContainText('The server cannot be reached.');
  await page.unroute('**/*');
  await expect(page.locator('.connection')).toHaveText('', { timeout: 20_000 });
  expect(await save(page, 'PATCH')).toBe(200);
});

test('E5: an ended session keeps the form, and signing in in another tab continues it', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'arabica');
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'title');
  const services = page.locator('#field-services');
  await page.context().clearCookies();
  const words = 'Written after the end';
  const refused = autosavedWith(page, words);
  await services.fill(words);
  expect((await refused).status()).toBe(403);
  const notice = page.locator('.connection[role="status"]');
  await expect(notice).toContainText('You are signed out. Your changes are still here');
  expect(await violationsOf(page, { part: '.connection' })).toEqual([]);
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    notice.getByRole('link', { name: 'sign in in another tab' }).click(),
  ]);
  await other.close();
  const tab = await page.context().newPage();
  await desk.signIn(tab);
  await tab.close();
  await expect(services).toHaveValue(words);
  const again = autosavedWith(page, `${words}.`);
  await services.press('End');
  await page.keyboard.type('.');
  expect((await again).status()).toBe(200);
  await expect(notice).toHaveText('');
});
