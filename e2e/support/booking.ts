import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** The next whole minute that leaves time to book it: milliseconds since 1970. */
export const soon = (): number => Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;

/** The form by which a record is booked, opened. */
export async function openBooking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Schedule' });
  await expect(form).toBeVisible();
  return form;
}

/** Fills in a moment, a whole minute, as the clock of Hong Kong shows it, and sends the form. */
export async function sendBooking(form: Locator, at: number, goesUp = true): Promise<void> {
  const shown = new Date(at + 8 * 3_600_000).toISOString();
  await form.getByLabel('Day').fill(shown.slice(0, 10));
  await form.getByLabel('Time').fill(shown.slice(11, 16));
  await form.getByRole('button', { name: goesUp ? 'Schedule publishing' : 'Schedule unpublishing' }).click();
}

/** Books in the form of a record that it goes up at a moment, a whole minute. */
export async function bookPublishing(page: Page, at: number): Promise<void> {
  const form = await openBooking(page);
  const publish = form.getByLabel('Publish', { exact: true });
  if (await publish.isVisible()) await publish.check();
  await sendBooking(form, at);
  await expect(page.locator('.booked-field')).toContainText('Goes up');
}

/**
 * Has everything that is booked be due now: a booking is for a whole minute, and nobody waits for
 * one.
 */
export function bringForward({ dataDirectory }: Pick<Site, 'dataDirectory'>): void {
  const database = new DatabaseSync(path.join(dataDirectory, 'site.db'), { timeout: 10_000 });
  database
    .prepare("update payload_jobs set wait_until = ? where task_slug = 'schedulePublish' and completed_at is null")
    .run(new Date().toISOString());
  database.close();
}
