import { request as httpRequest } from 'node:http';
import { expect, type Page, type Response, test } from '@playwright/test';
import sharp from 'sharp';
import { type MailStandIn, startMailServer } from '../../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { type Site, startSite } from '../../support/site.ts';

const email = 'desk@agency.example';
const password = 'a password for this test';
const chosen = 'noodles at the corner, fried';

const mails: string[] = [];
let mailServer: MailStandIn;
let site: Site;
let cookie = '';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mailServer = await startMailServer(({ source }) => mails.push(source));
  site = await startSite({
    settings: {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      SMTP_URL: mailServer.url,
      SITE_URL: 'http://site.example',
      TRUST_PROXY: '1',
    },
  });
  const answer = await post('/cms/users/login', { email, password });
  expect(answer.status).toBe(200);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
});
test.afterAll(async () => {
  await site.stop();
  mailServer.stop();
});

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Status of one request with its path exactly as written. */
const statusOf = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    httpRequest({ hostname, port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const asEditor = () => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function signIn(page: Page, withPassword: string): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(withPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('E1: a forgotten password is reset by the link of a mail', async ({ page }) => {
  await page.goto(`${site.url}/admin/forgot`);
  await page.locator('#field-email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => mails.length).toBe(1);
  const [mail = ''] = mails;
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  expect(text).toContain(`To: ${email}`);
  const link = /href="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(link).toMatch(/^http:\/\/site\.example\/admin\/reset\/[\da-f]{40}$/);

  const fields = page.locator('input[type="password"]');
  for (const tried of ['abc', chosen]) {
    await page.goto(link.replace('http://site.example', site.url));
    // The button sends nothing before the page is hydrated.
    await expect(async () => {
      await fields.nth(0).fill('');
      await fields.nth(0).pressSequentially(tried);
      await fields.nth(1).fill('');
      await fields.nth(1).pressSequentially(tried);
      const isAnswer = (response: Response) => response.url().endsWith('/cms/users/reset-password');
      const answered = page.waitForResponse(isAnswer, { timeout: 5000 });
      await page.getByRole('button', { name: 'Reset Password' }).click();
      expect((await answered).status()).toBe(tried === 'abc' ? 400 : 200);
    }).toPass({ timeout: 60_000 });
    if (tried === 'abc') await expect(page.getByText('A password has at least 12 characters.')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible({ timeout: 30_000 });

  await page.context().clearCookies();
  await signIn(page, password);
  await expect(page.getByText(/No account has this address and password/).first()).toBeVisible();
  await signIn(page, chosen);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible({ timeout: 30_000 });
  cookie = (await page.context().cookies())
    .filter(({ name }) => name === 'payload-token')
    .map(({ name, value }) => `${name}=${value}`)
    .join();
  expect(site.output()).not.toContain(link.split('/').at(-1));
});

test('E1: the panel refuses an account with a weak password', async ({ page }) => {
  await signIn(page, chosen);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto(`${site.url}/admin/collections/users/create`);
  await page.locator('#field-email').fill('new@agency.example');
  await page.locator('#field-password').fill(' '.repeat(12));
  await page.locator('#field-confirm-password').fill(' '.repeat(12));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/A password has at least 12 characters|invalid: password/i).first()).toBeVisible();
  const found = await fetch(`${site.url}/cms/users?where[email][equals]=new@agency.example`, { headers: asEditor() });
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(0);
});

test('E4: an uploaded picture is renamed, and its original is private', async ({ page }) => {
  await signIn(page, chosen);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto(`${site.url}/admin/collections/media/create`);
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d8211a' } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'evil.html', mimeType: 'image/png', buffer });
  await page.locator('#field-alt').fill('A red field.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/media\/\d+/, { timeout: 60_000 });
  const found = await fetch(`${site.url}/cms/media?sort=-createdAt&limit=1`, { headers: asEditor() });
  const { filename } = ((await found.json()) as { docs: { filename: string }[] }).docs[0] ?? { filename: '' };
  expect(filename).toMatch(/^picture-[a-z0-9]{12}\.png$/);
  expect((await fetch(`${site.url}/media/${filename}`)).status, 'the original file').toBe(404);
  const served = await fetch(`${site.url}/media/${filename.replace('.png', '-400.avif')}`);
  expect(served.headers.get('content-type')).toBe('image/avif');
  expect(served.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const inside = await fetch(`${site.url}/cms/media/file/${filename}`, { headers: asEditor() });
  expect(inside.status).toBe(200);
  expect(inside.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${site.url}/cms/media/file/${filename}`)).status).toBe(403);
  await expect(page.locator('.thumbnail img, .file-field__thumbnail img, img[src*="picture-"]').first()).toBeVisible();
});

test('O6: disabled routes answer 404 in every spelling', async () => {
  for (const path of [
    '/admin/create-first-user',
    '/admin/%63reate-first-user',
    '/admin/%2563reate-first-user',
    '/admin//create-first-user',
    '/admin/x/../create-first-user',
    '/admin/CREATE-first-user/',
    '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
    '/_next/%69mage?url=%2Ffavicon.svg&w=64&q=75',
    '/cms/graphql',
    '/cms/graphql-playground',
  ])
    expect(await statusOf(path), path).toBe(404);
  for (const path of ['/cms/users/first-register', '/cms/users/%66irst-register'])
    expect((await post(path, { email: 'x@evil.example', password: chosen })).status).toBe(404);
});

test('O6: server functions of the panel need a session and a known name', async ({ page }) => {
  // A page behind the sign-in loads the script with the ids of server actions.
  await signIn(page, chosen);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible({ timeout: 30_000 });
  const called = page.waitForRequest((request) => request.headers()['next-action'] !== undefined, { timeout: 60_000 });
  await page.goto(`${site.url}/admin/collections/insights/create`);
  await page.locator('#field-title').fill('A title');
  const action = (await called).headers()['next-action'] ?? '';
  const call = async (name: string, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${site.url}/admin/login`, {
      method: 'POST',
      headers: {
        'next-action': action,
        'content-type': 'text/plain;charset=UTF-8',
        accept: 'text/x-component',
        ...headers,
      },
      body: JSON.stringify([{ name, args: {} }]),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const nothing = /^1:null$/m;
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'copy-data-from-locale', 'none']) {
    for (const headers of [asEditor(), {}]) {
      const { text } = await call(name, headers);
      expect(text, name).toMatch(nothing);
      expect(text, name).not.toMatch(/importMap|responseHeaders|permissions|cookies/);
    }
  }
  for (const name of ['form-state', 'render-widget', 'get-default-layout', 'render-field'])
    expect((await call(name, {})).text, name).toMatch(nothing);
  expect((await call('form-state', asEditor())).text).not.toMatch(nothing);
});

test('O6: oversized bodies and addresses are refused', async () => {
  const large = JSON.stringify({ email: 'x'.repeat(20_000), password });
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(`${site.url}/cms/users/login`, { method: 'POST', headers, body: large });
  expect((await send({ 'content-type': 'application/json' })).status).toBe(413);
  expect((await send({ 'content-type': 'application/json', authorization: 'JWT none' })).status).toBe(413);
  expect((await send({ 'content-type': 'application/json', authorization: 'api-tokens API-Key none' })).status).toBe(
    413,
  );
  expect(await statusOf(`/cms/users/me?${'a&'.repeat(600)}`)).toBe(414);
});

test('O6: wrong passwords lock out their client alone', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-sender': 'another client' });
  const guess = { email, password: 'not this one either' };
  for (let turn = 0; turn < 10; turn += 1)
    expect((await post('/cms/users/login', guess, from('2001:db8::1'))).status).toBe(401);
  const right = { email, password: chosen };
  // Addresses of one IPv6 /64 share a limit; the header `x-sender` has no effect on it.
  expect((await post('/cms/users/login', right, from('2001:db8::2'))).status).toBe(401);
  expect((await post('/cms/users/login', right, from('2001:db8:0:1::1'))).status).toBe(200);
});
