import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../../support/site.ts';

const email = 'desk@agency.example';
const password = 'a password for this test';

let site: Site;
const sheetWorks = false;
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
  await page.goto(`${site.url}/admin/login`, { timeout: 120_000 });
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Enquiries' })).toBeVisible({ timeout: 60_000 });
});

test('E7: the list of enquiries is downloaded as CSV', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/submissions`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download this list (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('"\'=M. Chan"');
  expect(text.trim().split('\r\n')).toHaveLength(4);
});
