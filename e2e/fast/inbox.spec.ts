import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { signInTo } from '../support/panel/editor.ts';
import { formListens } from '../support/panel/panel.ts';
import { type Site, startSite } from '../support/site.ts';

const email = 'desk@agency.example';
const password = 'a password for this test';

let site: Site;
let sheetWorks = false;
const sheet = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(sheetWorks ? 200 : 500).end('success'));
});

async function sendEnquiry(name: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, email: 'm.chan@six.example', message: `From ${name}`, ...more }))
    body.set(field, value);
  const answer = await fetch(`${site.url}/contact-us`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
}

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await new Promise<void>((resolve) => sheet.listen(0, '127.0.0.1', resolve));
  site = await startSite({
    settings: {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      SHEET_ENDPOINT_URL: `http://127.0.0.1:${(sheet.address() as AddressInfo).port}/`,
    },
  });
  await sendEnquiry('=M. Chan');
  await sendEnquiry('L. Wong', { email: 'l.wong@six.example' });
  await sendEnquiry('Spam Bot', { email: 'bot@spam.example', website: 'https://spam.example' });
});

test.afterAll(async () => {
  await site.stop();
  sheet.close();
});

test.beforeEach(async ({ page }) => {
  await signInTo(page, site, email, password);
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('region', { name: 'Enquiries' })).toBeVisible();
});

test('E7: the dashboard counts spam and the enquiries to answer', async ({ page }) => {
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('link', { name: '1 in spam' })).toBeVisible();
  await expect(enquiries.getByText('2 to answer')).toBeVisible();
});

test('E7: a button retries a failed delivery', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/deliveries?where[state][equals]=waiting`);
  await page.locator('tbody a').first().click();
  await formListens(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/M\. Chan|L\. Wong/);
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible();
  sheetWorks = true;
  await button.click();
  await expect(page.getByText('It will be retried within a few seconds.')).toBeVisible();
  const attempts = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
  await expect(attempts.first()).toContainText('The sheet has it.', { timeout: 30_000 });
});

test('E7: a person is erased after a confirmation', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/submissions?search=m.chan`);
  await page.locator('tbody a').first().click();
  await formListens(page);
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await expect(page.getByText('m.chan@six.example has sent: 1 enquiry and 0 files')).toBeVisible();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Erased: 1 enquiry and 0 files.')).toBeVisible();
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('region', { name: 'Enquiries' }).getByText('1 to answer')).toBeVisible();
});
