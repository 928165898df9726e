import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../site.ts';
import { signInTo } from './editor.ts';

export interface Inbox {
  readonly site: Site;
  /** Spreadsheet of the site, which refuses deliveries until it works. */
  readonly sheet: { works: boolean };
  readonly sendEnquiry: (name: string, more?: Readonly<Record<string, string>>) => Promise<void>;
}

const email = 'desk@agency.example';
const password = 'a password for this test';

/**
 * Starts a site with two enquiries and one in spam for the tests of a file, and opens its dashboard
 * before each of them.
 */
export function withInbox(): Inbox {
  let site: Site;
  const sheet = { works: false };
  const receiver = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(sheet.works ? 200 : 500).end('success'));
  });
  const sendEnquiry: Inbox['sendEnquiry'] = async (name, more = {}) => {
    const body = new FormData();
    const fields = { name, email: 'm.chan@six.example', message: `From ${name}`, ...more };
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    const answer = await fetch(`${site.url}/contact-us`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBe(200);
  };

  test.describe.configure({ timeout: 180_000 });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    site = await startSite({
      settings: {
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
        SHEET_ENDPOINT_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      },
    });
    await sendEnquiry('=M. Chan');
    await sendEnquiry('L. Wong', { email: 'l.wong@six.example' });
    await sendEnquiry('Spam Bot', { email: 'bot@spam.example', website: 'https://spam.example' });
  });

  test.afterAll(async () => {
    await site.stop();
    receiver.close();
  });

  test.beforeEach(async ({ page }) => {
    await signInTo(page, site, email, password);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('region', { name: 'Enquiries' })).toBeVisible();
  });

  return {
    get site() {
      return site;
    },
    sheet,
    sendEnquiry,
  };
}
