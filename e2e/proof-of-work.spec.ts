import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Request } from '@playwright/test';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const thanks = 'Thanks! We got your request and we will get back to you in a few days!';
const thanksForApplication = 'Thanks! We got your application, and we reply within 2 weeks.';
const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
let site: Site;
let people = 0;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ settings: { FORM_PROOF_OF_WORK: 'on', ADMIN: 'off', SMTP_URL: 'smtp://127.0.0.1:1' } });
});

test.afterAll(async () => {
  await site.stop();
});

const newEmail = (): string => {
  people += 1;
  return `proof-${process.pid}-${Date.now()}-${people}@six.example`;
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What the site has from somebody: whether each is held, and why. */
function kept(email: string) {
  const database = new DatabaseSync(path.join(site.dataDirectory, 'site.db'), { readOnly: true });
  const rows = database.prepare('select held, held_because as because from submissions where email = ?').all(email);
  database.close();
  return rows;
}

/** Every request for the proof of work that a page makes from now on. */
function proofRequests(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (/form-proof|forms\/challenge/.test(request.url())) seen.push(request);
  });
  return seen;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}${address}`);
  const form = page.locator('form[method="post"]');
  await form.locator('button[type="submit"]').scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('M. Chan');
  await field(page, 'Email').fill(email);
  // What is sent faster than anybody types is held for that.
  await page.waitForTimeout(1600);
}

test('nothing of it is loaded before the form is touched; then it is solved beside the page and sent along', async ({
  page,
}) => {
  const seen = proofRequests(page);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await open(page, '/contact-us');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  const worker = page.waitForEvent('worker');
  const email = newEmail();
  await fill(page, email);
  expect((await worker).url()).toContain(site.url);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(thanks)).toBeFocused();
  expect(kept(email)).toEqual([{ held: 0, because: null }]);
  expect(seen.filter((request) => request.url().endsWith('/forms/challenge'))).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('sending waits for it with Please wait', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/forms/challenge', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/contact-us');
  const email = newEmail();
  await fill(page, email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
  expect(kept(email)).toEqual([]);
  release();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(kept(email)).toEqual([{ held: 0, because: null }]);
});

test('one that the server does not take costs nothing that was typed, and the next press brings another', async ({
  page,
}) => {
  let first = true;
  await page.route('**/forms/challenge', async (route) => {
    const answer = await route.fetch();
    const challenge = await answer.json();
    if (first) challenge.signature = '00'.repeat(32);
    first = false;
    await route.fulfill({ json: challenge });
  });
  await open(page, '/contact-us');
  const email = newEmail();
  await fill(page, email);
  await field(page, 'Message').fill('We sell noodles in four sizes.');
  await page.locator('input[type="file"]').setInputFiles(pdf);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[data-part="summary"]').getByRole('listitem')).toHaveText([
    'The check that runs in your browser did not come out right. Please send it once more',
  ]);
  await expect(field(page, 'Message')).toHaveValue('We sell noodles in four sizes.');
  expect(kept(email)).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(kept(email)).toEqual([{ held: 0, because: null }]);
});

test('where it cannot be had, the message is taken and looked at by people', async ({ page }) => {
  await page.route('**/forms/challenge', (route) => route.abort());
  await open(page, '/contact-us');
  const email = newEmail();
  await fill(page, email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(kept(email)).toEqual([{ held: 1, because: expect.stringContaining('proof of work') }]);
});

test('an application is sent with it too', async ({ page }) => {
  await page.goto(`${site.url}/jobs`);
  const job = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href');
  await open(page, job ?? '');
  const email = newEmail();
  await fill(page, email);
  await page.locator('input[type="file"]').setInputFiles(pdf);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(thanksForApplication)).toBeVisible();
  expect(kept(email)).toEqual([{ held: 0, because: null }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/contact-us', '/jobs']) {
    test(`a form on ${address} is thanked for as ever, and held`, async ({ page }) => {
      await page.goto(`${site.url}${address}`);
      const isJob = address === '/jobs';
      if (isJob) await page.locator('main a[href^="/jobs/"]').first().click();
      const email = newEmail();
      await fill(page, email);
      for (const label of isJob ? [] : ['Company', 'Phone', 'Message']) await field(page, label).fill('6');
      if (isJob) await page.locator('input[type="file"]').setInputFiles(pdf);
      await page.locator('form[method="post"] button[type="submit"]').click();
      await expect(page.getByText(isJob ? thanksForApplication : thanks)).toBeVisible();
      expect(kept(email)).toEqual([{ held: 1, because: expect.stringContaining('proof of work') }]);
    });
  }
});

test.describe('switched off', () => {
  test('there is no challenge, and no script for it is loaded', async ({ page, request, siteUrl }) => {
    expect((await request.get(`${siteUrl}/forms/challenge`)).status()).toBe(404);
    const seen = proofRequests(page);
    await page.goto(`${siteUrl}/contact-us`);
    await field(page, 'Name').scrollIntoViewIfNeeded();
    await expect(page.locator('form[action="/contact-us"]')).toHaveJSProperty('noValidate', true);
    const started = page.waitForResponse('**/form-start');
    await fill(page, newEmail());
    await started;
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(seen).toEqual([]);
  });

  test('switched on, a challenge is never kept by anybody on the way', async ({ request }) => {
    const answer = await request.get(`${site.url}/forms/challenge`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256' },
      signature: expect.any(String),
    });
  });
});
