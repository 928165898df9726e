import { expect, test } from '@playwright/test';
import { withInbox } from '../support/panel/inbox.ts';
import { formListens } from '../support/panel/panel.ts';

const inbox = withInbox();

test('E7: the dashboard counts spam and the enquiries to answer', async ({ page }) => {
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('link', { name: '1 in spam' })).toBeVisible();
  await expect(enquiries.getByText('2 to answer')).toBeVisible();
});

test('E7: a button retries a failed delivery', async ({ page }) => {
  await page.goto(`${inbox.site.url}/admin/collections/deliveries?where[state][equals]=waiting`);
  await page.locator('tbody a').first().click();
  await formListens(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/M\. Chan|L\. Wong/);
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible();
  inbox.sheet.works = true;
  await button.click();
  await expect(page.getByText('It will be retried within a few seconds.')).toBeVisible();
  const attempts = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
  await expect(attempts.first()).toContainText('The sheet has it.', { timeout: 30_000 });
});

test('E7: a person is erased once the address is typed', async ({ page }) => {
  await page.goto(`${inbox.site.url}/admin/collections/submissions?search=m.chan`);
  await page.locator('tbody a').first().click();
  await formListens(page);
  await page.getByRole('link', { name: 'What we hold on this person' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we hold on =M. Chan');
  await expect(page.getByRole('row', { name: /^Enquiries 1 enquiry: / })).toBeVisible();
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  const button = page.getByRole('button', { name: 'Erase all of it' });
  const address = page.getByLabel('Type the address to confirm');
  await address.fill('m.chan@six.exampl');
  await expect(button).toBeDisabled();
  await address.fill('m.chan@six.example');
  await button.click();
  const receipt = page.getByRole('main');
  await expect(receipt.getByRole('row', { name: 'Enquiries and applications 1' })).toBeVisible();
  await expect(receipt).not.toContainText('Chan');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeHidden();
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${inbox.site.url}/admin`);
  await expect(page.getByRole('region', { name: 'Enquiries' }).getByText('1 to answer')).toBeVisible();
});
