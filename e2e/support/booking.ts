import { expect, type Page } from '@playwright/test';

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
