import { expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Waits until the form of a page listens: it is drawn by the server before that, and on a slow
 * machine what is typed or pressed meanwhile is lost.
 */
export const formListens = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible({ timeout: 120_000 });

/** The answer to a press of a button, not to what is saved while typing. */
const answered = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method &&
      response.url().includes('/cms/') &&
      // A question that is too long for an address is sent like an answer.
      !('x-payload-http-method-override' in response.request().headers()) &&
      !response.url().includes('autosave=true'),
  );

/** What is saved while typing: to be waited for from before the typing on. */
export const autosaved = (page: Page) => page.waitForResponse((response) => response.url().includes('autosave=true'));

/**
 * What is saved while typing, once these words are in it: an answer that was under way before them
 * would come back over what is done next, and take the faults of a refused publishing off the form
 * again.
 */
export const autosavedWith = (page: Page, words: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('autosave=true') && (response.request().postData() ?? '').includes(JSON.stringify(words)),
  );

/** Types or presses, and gives the status of what is saved by itself for it. */
export async function autosave(page: Page, act: () => Promise<void>): Promise<number> {
  const [answer] = await Promise.all([autosaved(page), act()]);
  return answer.status();
}

/** Opens a page of the panel with a form, once that listens. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await formListens(page);
}

/** Publishes what is open, and gives the status of the answer. */
export async function publish(page: Page): Promise<number> {
  const [answer] = await Promise.all([
    answered(page, 'PATCH'),
    page.getByRole('button', { name: 'Publish changes' }).click(),
  ]);
  return answer.status();
}

/** Saves what is open, and gives the status of the answer. */
export async function save(page: Page, method: 'POST' | 'PATCH' = 'POST'): Promise<number> {
  const [answer] = await Promise.all([
    answered(page, method),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return answer.status();
}

/**
 * Keeps the answer to the next form state that a page asks for until it is released, and what is
 * asked for after it until the end, so that nothing else mends what it does. `held` once the server
 * has answered.
 *
 * @param about What is asked for has these words in it.
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

/** Whether a page asks what its form shows and refuses for the values that it holds now. */
export const isFormState = (request: Request): boolean =>
  (request.postData() ?? '').startsWith('[{"name":"form-state"');

/** The message that stands with a field. */
export const messageAt = (page: Page, field: string) =>
  page
    .locator('.field-type', { has: page.locator(`#field-${field}`) })
    .last()
    .locator('.field-error');

/** Puts back the version that is shown. */
export async function restoreVersion(page: Page): Promise<void> {
  // The button is drawn by the server, and listens no earlier.
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.locator('.restore-version, .confirmation-modal').getByRole('button', { name: 'Confirm' }).click();
}

/** Drags what a handle holds below something else, as a hand with a mouse does. */
export async function dragBelow(page: Page, handle: Locator, other: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const below = await other.boundingBox();
  if (!from || !below) throw new Error('What is to be dragged is not seen.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await page.mouse.move(x, below.y + below.height - 4, { steps: 12 });
  await page.mouse.up();
}
