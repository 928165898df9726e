import { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Waits until the form is hydrated: the server renders it before, and on a slow machine earlier
 * input is lost.
 */
export const formListens = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible({ timeout: 120_000 });

/** Answer to a press of a button, autosaves excepted. */
const answered = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method &&
      response.url().includes('/cms/') &&
      // A query that is too long for a URL is sent as POST.
      !('x-payload-http-method-override' in response.request().headers()) &&
      !response.url().includes('autosave=true'),
  );

/** Answer of the next autosave; call it before typing. */
export const autosaved = (page: Page) => page.waitForResponse((response) => response.url().includes('autosave=true'));

/**
 * Answer of the autosave that contains these words. An earlier one could arrive after the next step
 * and remove the errors of a refused publication from the form.
 */
export const autosavedWith = (page: Page, words: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('autosave=true') && (response.request().postData() ?? '').includes(JSON.stringify(words)),
  );

/** Acts, and returns the status of the autosave that follows. */
export async function autosave(page: Page, act: () => Promise<void>): Promise<number> {
  const [answer] = await Promise.all([autosaved(page), act()]);
  return answer.status();
}

/** Opens a page of the panel with a form and waits until it is hydrated. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await formListens(page);
}

/** Publishes the open record; returns the status of the answer. */
export async function publish(page: Page): Promise<number> {
  const [answer] = await Promise.all([
    answered(page, 'PATCH'),
    page.getByRole('button', { name: 'Publish changes' }).click(),
  ]);
  return answer.status();
}

/** Saves the open record; returns the status of the answer. */
export async function save(page: Page, method: 'POST' | 'PATCH' = 'POST'): Promise<number> {
  const [answer] = await Promise.all([
    answered(page, method),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return answer.status();
}

/**
 * Holds the answer to the next form state until it is released, and all later requests until the
 * end, so that no other answer repairs its effect. `held` resolves once the server has answered.
 *
 * @param about words that the request contains
 */
export async function holdFormState(page: Page, about = '') {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isFirst = true;
  let isOver = false;
  await page.route(page.url(), async (route) => {
    if (isOver || !isFormState(route.request()) || !route.request().postData()?.includes(about))
      return route.fallback();
    if (!isFirst) {
      await ended.promise;
      return route.fallback();
    }
    isFirst = false;
    const answer = await route.fetch();
    held.resolve();
    await released.promise;
    await route.fulfill({ response: answer });
  });
  const end = () => {
    isOver = true;
    ended.resolve();
  };
  return { held: held.promise, release: released.resolve, end };
}

/** Whether a request asks for form state: fields and errors for the current values. */
export const isFormState = (request: Request): boolean =>
  (request.postData() ?? '').startsWith('[{"name":"form-state"');

/** Error message of a field. */
export const messageAt = (page: Page, field: string) =>
  page
    .locator('.field-type', { has: page.locator(`#field-${field}`) })
    .last()
    .locator('.field-error');

/** Restores the shown version. */
export async function restoreVersion(page: Page): Promise<void> {
  // The server renders the button before hydration.
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.locator('.restore-version, .confirmation-modal').getByRole('button', { name: 'Confirm' }).click();
}

/** Drags a row by its handle below another, as with a mouse. */
export async function dragBelow(page: Page, handle: Locator, other: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const below = await other.boundingBox();
  if (!from || !below) throw new Error('The row to drag is not visible.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await page.mouse.move(x, below.y + below.height - 4, { steps: 12 });
  await page.mouse.up();
}
