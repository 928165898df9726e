import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '../site.ts';

/** Next whole minute that leaves time to schedule, in ms since 1970. */
export const soon = (): number => Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;

/** Opens the form that schedules a record. */
export async function openSchedule(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Schedule' });
  await expect(form).toBeVisible();
  return form;
}

/**
 * Fills in a whole minute as local time of Hong Kong, and sends the form.
 *
 * @param at milliseconds since 1970
 */
export async function sendSchedule(form: Locator, at: number, publishes = true): Promise<void> {
  const shown = new Date(at + 8 * 3_600_000).toISOString();
  await form.getByLabel('Day').fill(shown.slice(0, 10));
  await form.getByLabel('Time').fill(shown.slice(11, 16));
  await form.getByRole('button', { name: publishes ? 'Schedule publishing' : 'Schedule unpublishing' }).click();
}

/**
 * Schedules the publication of the open record at a whole minute.
 *
 * @param at milliseconds since 1970
 */
export async function schedulePublishing(page: Page, at: number): Promise<void> {
  const form = await openSchedule(page);
  const publish = form.getByLabel('Publish', { exact: true });
  if (await publish.isVisible()) await publish.check();
  await sendSchedule(form, at);
  await expect(page.locator('.booked-field')).toContainText('Publishes');
}

/** Makes all scheduled jobs due now, instead of waiting for their minute. */
export function bringForward({ dataDirectory }: Pick<Site, 'dataDirectory'>): void {
  const database = new DatabaseSync(path.join(dataDirectory, 'site.db'), { timeout: 10_000 });
  database
    .prepare("update payload_jobs set wait_until = ? where task_slug = 'schedulePublish' and completed_at is null")
    .run(new Date().toISOString());
  database.close();
}
