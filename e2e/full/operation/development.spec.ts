import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

// One server for all tests: two in one folder invalidate each other's modules endlessly.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ entry: 'dev', settings: { NODE_ENV: 'development', ADMIN: 'off' } });
});
test.afterAll(async () => {
  await site.stop();
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { redirect: 'manual', ...init });

test('O7: the development server redirects, refuses and sends headers as in production', async () => {
  const page = await ask('/work/tai-ping');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('etag')).toMatch(/^W\/"/);
  expect((await ask('/work/tai-ping', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })).status).toBe(
    304,
  );
  const moved = await ask('/About/?a=b');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about-us?a=b']);
  const lost = await ask('/no-such-page');
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain('<h1');
  expect((await ask('/work', { method: 'DELETE' })).status).toBe(405);
});

test('O7: the development server returns an invalid form with its values and errors', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: '', email: 'a@b.example', message: 'Kept words' }))
    body.set(name, value);
  const answer = await ask('/contact-us', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Name is required');
  expect(html).toContain('>Kept words</textarea>');
});

test('O7: the development server serves modules from Vite and pages with content', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${site.url}/insights`);
  await expect(page.locator('main article')).toHaveCount(10);
  expect((await ask('/@vite/client')).headers.get('content-type')).toContain('javascript');
  expect(troubles).toEqual([]);
});

test('O7: the development server sends the render time of a page as Server-Timing', async () => {
  expect((await ask('/about-us')).headers.get('server-timing')).toMatch(/^render;dur=\d+\.\d$/);
});
