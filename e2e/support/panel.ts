import type { Page } from '@playwright/test';

/** The answer to a press of a button, not to what is saved while typing. */
const answered = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method &&
      response.url().includes('/cms/') &&
      !response.url().includes('autosave=true'),
  );

/** What is saved while typing. */
export const autosaved = (page: Page) => page.waitForResponse((response) => response.url().includes('autosave=true'));

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

/** The message that stands with a field. */
export const messageAt = (page: Page, field: string) =>
  page
    .locator('.field-type', { has: page.locator(`#field-${field}`) })
    .last()
    .locator('.field-error');
