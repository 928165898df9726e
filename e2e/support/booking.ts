import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Hong_Kong',
});

/** The next whole minute that leaves time to book it: milliseconds since 1970. */
export const soon = (): number => Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;

/** Books in the form of a record that it goes up at a moment, a whole minute. */
export async function bookPublishing(page: Page, at: number): Promise<void> {
  await page.locator('.btn--withPopup .popup-button').first().click();
  await page.getByText('Schedule Publish').first().click();
  // The panel begins with the other one for a draft that nobody has typed in since it was opened.
  await page
    .locator('.drawer label')
    .filter({ hasText: /^Publish$/ })
    .click();
  await expect(page.locator('.drawer').getByText('Locale to publish')).toBeHidden();
  const input = page.locator('.drawer .react-datepicker__input-container input').last();
  await input.fill(clock.format(at));
  await input.press('Enter');
  await page.locator('.drawer').getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Scheduled successfully')).toBeVisible();
}

/** Has everything that is booked be due now: a booking is for a whole minute, and nobody waits for one. */
export function bringForward({ dataDirectory }: Pick<Site, 'dataDirectory'>): void {
  const database = new DatabaseSync(path.join(dataDirectory, 'site.db'), { timeout: 10_000 });
  database
    .prepare("update payload_jobs set wait_until = ? where task_slug = 'schedulePublish' and completed_at is null")
    .run(new Date().toISOString());
  database.close();
}
