import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor, signInTo } from '../../support/panel/editor.ts';
import { databaseOf, day, fillAnalytics } from '../../support/preparation/filled-analytics.ts';
import { startSite } from '../../support/site.ts';

const desk = deskForTests();
const password = 'a password for this test';

/**
 * User agent of a visitor's browser: the test browser's own says "headless" and counts as a robot.
 */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

// Set for the whole browser, because beacons ignore the user agent of a context.
const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${person}`] } });

const database = <T>(use: (opened: DatabaseSync) => T): T => databaseOf(desk.site.dataDirectory, use);

/** Number of counts by kind and name, all buckets of a measurement together. */
const counted = (): Record<string, number> =>
  database((opened) => {
    const rows = opened.prepare('select kind, name, sum(count) as count from figures group by kind, name').all();
    return Object.fromEntries(rows.map(({ kind, name, count }) => [`${kind} ${name}`, Number(count)]));
  });

const forget = () => database((opened) => opened.exec('delete from figures'));

/** Timeout longer than the pause before counts are written. */
const written = { timeout: 25_000 };

/** Includes every visit in the sample of speed measurements. */
const everyVisit = (context: BrowserContext) => context.addInitScript('Math.random = () => 0');

/** Waits longer than the page's last module takes to load. */
const settled = (page: Page) => page.waitForTimeout(2000);

async function visit(page: Page): Promise<void> {
  const { url } = desk.site;
  await page.goto(`${url}/`, { referer: 'https://www.search.example/?q=agency' });
  await settled(page);
  await page.keyboard.press('Tab');
  await settled(page);
  await page.goto(`${url}/contact-us`, { referer: `${url}/` });
  await expect(page.locator('form[action="/contact-us"]')).toHaveJSProperty('noValidate', true);
  await page.getByLabel('Name', { exact: true }).fill('M. Chan');
  await page.getByLabel('Email', { exact: true }).fill(`figures-${Date.now()}@six.example`);
  await settled(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thanks! We got your request')).toBeVisible();
  await page.goto(`${url}/search`, { referer: `${url}/` });
  await page.getByRole('searchbox').pressSequentially('zeppelin');
  await expect(page.getByRole('status')).toHaveText('No results');
  await page.waitForTimeout(2500);
  await page.goto(`${url}/privacy-policy`, { referer: `${url}/` });
}

test('E10: a visit counts views, source, forms, empty searches and speed', async ({ browser }) => {
  forget();
  await using context = await browser.newContext();
  await everyVisit(context);
  const page = await context.newPage();
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) beacons.push(request.postData() ?? '');
  });
  const module = page.waitForResponse((response) => /_astro\/web-vitals\.\w/.test(response.url()));
  await visit(page);
  expect((await (await module).request().sizes()).responseBodySize).toBeLessThanOrEqual(1000);
  await expect.poll(counted, written).toMatchObject({
    'view /': 1,
    'view /contact-us': 1,
    'view /search': 1,
    'view /privacy-policy': 1,
    'source search.example': 1,
    'search zeppelin': 1,
    'form-start enquiry': 1,
    'form-send enquiry': 1,
    'lcp /': 1,
    'cls /': 1,
    'lcp /contact-us': 1,
    'cls /contact-us': 1,
  });
  // Parts of a typed word are no searches, and links between pages are no sources.
  const names = Object.keys(counted());
  expect(names.filter((name) => /^(?:search|source) /.test(name)).sort()).toEqual([
    'search zeppelin',
    'source search.example',
  ]);
  expect(beacons.join('\n')).not.toMatch(/six\.example|M\. Chan|search\.example/);
  expect(await context.cookies()).toEqual([]);
});

test('E10: a press on a phone number or an email address counts by its kind alone', async ({ browser }) => {
  forget();
  await using context = await browser.newContext();
  const page = await context.newPage();
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) beacons.push(request.postData() ?? '');
  });
  const module = page.waitForResponse((response) => /_astro\/web-vitals\.\w/.test(response.url()));
  await page.goto(`${desk.site.url}/contact-us`);
  await (await module).finished();
  await settled(page);
  const footer = page.getByRole('contentinfo');
  await footer.locator('a[href^="tel:"]').click();
  await footer.locator('a[href^="mailto:"]').click();
  const whatsApp = footer.locator('a[href^="https://wa.me"]');
  // It would leave the site.
  await whatsApp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await whatsApp.click();
  await expect.poll(counted, written).toMatchObject({ 'press phone': 1, 'press email': 1, 'press whatsapp': 1 });
  expect(beacons.filter((one) => one.includes('press')).sort()).toEqual(
    ['email', 'phone', 'whatsapp'].map((press) => JSON.stringify({ path: '/contact-us', press })),
  );
});

test('E10: a visitor with Global Privacy Control is not counted and sends no beacons', async ({ browser }) => {
  await using context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await everyVisit(context);
  await context.addInitScript("Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })");
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/figures|_astro\/web-vitals/.test(request.url())) sent.push(request.url());
  });
  forget();
  await visit(page);
  expect(sent).toEqual([]);
  // Counts another visitor: all earlier counts are written by then.
  await fetch(`${desk.site.url}/about-us`, { headers: { 'user-agent': person } });
  await expect.poll(counted, written).toEqual({ 'view /about-us': 1, 'source direct': 1 });
});

test('E10: a prerendered page counts when it is shown', async ({ browser }) => {
  forget();
  await using context = await browser.newContext({ extraHTTPHeaders: { 'sec-purpose': 'prefetch;prerender' } });
  // Simulates prerendering, which a driven browser does not do.
  await context.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) });
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === 'navigation' && 'isShown' in window ? ([{ activationStart: 900 }] as never) : entries(type);
  });
  const page = await context.newPage();
  await page.goto(`${desk.site.url}/about-us`, { referer: `${desk.site.url}/` });
  await settled(page);
  await fetch(`${desk.site.url}/work`, { headers: { 'user-agent': person } });
  await expect.poll(counted, written).toEqual({ 'view /work': 1, 'source direct': 1 });
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(counted, written).toMatchObject({ 'view /about-us': 1, 'source direct': 1 });
});

test('E10: bots, prefetches, feeds and errors are not counted, 304 answers are', async () => {
  forget();
  const ask = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await fetch(`${desk.site.url}${address}`, { method, headers: { 'user-agent': person, ...headers } })).headers;
  await ask('/work', { accept: 'text/markdown' });
  await ask('/work', { 'sec-purpose': 'prefetch;prerender' });
  await ask('/work', { 'user-agent': 'Googlebot/2.1' });
  await ask('/work', {}, 'HEAD');
  await ask('/insights/feed.xml');
  await ask('/no-such-page');
  await ask('/lost');
  const etag = (await ask('/work')).get('etag') ?? '';
  await ask('/work', { 'if-none-match': etag });
  await ask('/work?utm_source=letter');
  await expect.poll(counted, written).toEqual({ 'view /work': 3, 'source direct': 2, 'source letter': 1 });
});

test('E10: a beacon needs the own origin, a valid body and an existing page', async () => {
  forget();
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${desk.site.url}/api/figures`, {
        method: 'POST',
        body,
        headers: { 'user-agent': person, 'sec-fetch-site': 'same-origin', ...headers },
      })
    ).status;
  const good = JSON.stringify({ path: '/work', lcp: 1e12, cls: 0 });
  expect(await post(good)).toBe(204);
  expect(await post(good, { 'sec-gpc': '1' })).toBe(204);
  expect(await post(good, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(JSON.stringify({ path: '/no-such-page', lcp: 1 }))).toBe(404);
  expect(await post(JSON.stringify({ path: '/insights/feed.xml', lcp: 1 }))).toBe(404);
  expect(await post(JSON.stringify({ path: '/admin', lcp: 1 }))).toBe(404);
  expect(await post(JSON.stringify({ path: '/work', lcp: -1 }))).toBe(400);
  expect(await post(JSON.stringify({ path: '/work', lcp: 'fast' }))).toBe(400);
  expect(await post(JSON.stringify({ path: '/work', who: 'Amy' }))).toBe(400);
  expect(await post('{')).toBe(400);
  expect(await post('x'.repeat(600))).toBe(413);
  await expect.poll(counted, written).toEqual({ 'lcp /work': 1, 'cls /work': 1 });
  expect(database((opened) => opened.prepare("select bucket from figures where kind = 'lcp'").get())).toEqual({
    bucket: 10_000,
  });
  const statuses = await Promise.all(Array.from({ length: 320 }, () => post('{')));
  expect(statuses).toContain(429);
});

test('E10: a reader sees the figures at two widths and in both themes, and downloads them', async ({
  page,
}, _testInfo) => {
  const filled = Date.now();
  fillAnalytics(desk.site.dataDirectory, filled);
  await addEditor(desk.admin, 'reader@agency.example', password, { name: 'Rita', roles: ['reader'] });
  await signInTo(page, desk.site, 'reader@agency.example', password);
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[\d,]+ pages were read in four weeks, \d+% more than in the four weeks before\. 26 forms were submitted\.$/,
  );
  await expect(page.getByRole('img', { name: /^.*\d+ \w+: \d+\. / }).first()).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Enquiries: 34 begun, 21 sent. Applications: 12 begun, 5 sent.' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where they came from' })).toContainText('Directly');
  await expect(page.getByRole('region', { name: 'Searches without results' })).toContainText('mini program');
  await expect(page.getByRole('row', { name: /^\/work\/tai-ping/ })).toContainText('poor');
  for (const theme of ['light', 'dark'] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: theme, url: desk.site.url }]);
    for (const width of [1440, 412]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // While the page animates in, axe cannot decide the order of its headings.
      await expect.poll(() => violationsOf(page, { part: '.figures' }), { message: `${theme} ${width}` }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const [name, columns] of [
    ['13 weeks', 13],
    ['13 months', 13],
    ['Four weeks', 28],
  ] as const) {
    await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.columns').first().locator(':scope > div')).toHaveCount(columns);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download (CSV)' }).click(),
  ]);
  // Takes the days from the file's name, because a test may run across midnight.
  const [, first = '', last = ''] = /^figures-(.{10})-to-(.{10})\.csv$/.exec(download.suggestedFilename()) ?? [];
  expect([day(0, filled), day(0)]).toContain(last);
  expect(first).toBe(day(27, Date.parse(last)));
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeff"day","kind","name","bucket","count"');
  expect(lines).toContain(`"${day(3, filled)}","search","mini program","0","6"`);
  expect(lines.some((line) => line.includes(day(28, Date.parse(last))))).toBe(false);
});

test('E10: a role without permission does not see the figures', async ({ page }) => {
  await addEditor(desk.admin, 'talent@agency.example', password, { name: 'Tess', roles: ['talent'] });
  await signInTo(page, desk.site, 'talent@agency.example', password);
  await expect(page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Figures' })).toHaveCount(0);
  await page.goto(`${desk.site.url}/admin/figures`);
  await expect(page.getByText('pages were read')).toHaveCount(0);
  expect((await page.request.get(`${desk.site.url}/cms/figures/export.csv`)).status()).toBe(404);
});

test('E10: FIGURES=off turns off counting and beacons', async ({ page }) => {
  const site = await startSite({ settings: { FIGURES: 'off' } });
  try {
    await page.goto(site.url);
    await expect(page.locator('html')).not.toHaveAttribute('data-analytics');
    expect((await page.request.post(`${site.url}/api/figures`, { data: '{}' })).status()).toBe(405);
  } finally {
    await site.stop();
  }
});
