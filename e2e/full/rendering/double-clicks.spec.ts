import { expect, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith } from '../../support/panel/panel.ts';

const desk = deskForTests();

/** Records saves by a button, without autosaves. */
function savesOf(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isKept = ['POST', 'PATCH'].includes(request.method()) && /^\/cms\/[a-z-]+(\/\d+)?$/.test(pathname);
    const isAsked = 'x-payload-http-method-override' in request.headers();
    if (isKept && !isAsked && searchParams.get('autosave') !== 'true') saves.push(request.method());
  });
  return saves;
}

/** Presses a button three times as fast as a mouse can, and waits until the results are in. */
async function pressThreeTimes(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 3 });
  await expect(
    page
      .locator('.payload-toast-item')
      .filter({ hasText: /success/i })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('E5: three quick presses of Publish changes send one request', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'tree');
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'title');
  await Promise.all([autosavedWith(page, 'Tree, once'), page.locator('#field-title').fill('Tree, once')]);
  const saves = savesOf(page);
  await pressThreeTimes(page, 'Publish changes');
  expect(saves).toEqual(['PATCH']);
});

test('E5: three quick presses of Save send one request', async ({ page }) => {
  await desk.signIn(page);
  await desk.open(page, 'facts', await desk.admin.idOf('facts', 'token', 'projects'), 'value');
  await page.locator('#field-value').fill('600+');
  const saves = savesOf(page);
  await pressThreeTimes(page, 'Save');
  expect(saves).toEqual(['PATCH']);
});

test('E5: Publish changes pressed during an autosave runs after it', async ({ page }) => {
  const id = await desk.admin.idOf('works', 'slug', 'arabica');
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'title');
  await page.route(/autosave=true/, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  const saves = savesOf(page);
  const button = page.getByRole('button', { name: 'Publish changes', exact: true });
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.locator('#field-title').fill('Arabica, in a hurry');
  await page.waitForRequest(/autosave=true/);
  await expect(button).toBeDisabled();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => desk.textOf('/work/arabica')).toContain('Arabica, in a hurry');
  expect(saves).toEqual(['PATCH']);
});
