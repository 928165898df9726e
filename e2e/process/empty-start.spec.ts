import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { browserWords } from '#words/browser';
import { type Site, startSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'empty-start-'));
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ empty: true, dataDirectory: path.join(folder, 'data'), settings: { SAMPLE: 'off' } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pages = ['/', '/contact-us', '/privacy-policy', '/work', '/insights', '/jobs', '/search', '/search?q=tram'];

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );

test('O2: every page of an empty site answers and has no broken links', async ({ page }) => {
  const links = new Set<string>();
  for (const address of [...pages, '/nowhere']) {
    const response = await page.goto(site.url + address);
    expect(response?.status(), address).toBe(address === '/nowhere' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('body').textContent(), address).not.toMatch(/\{[a-z-]+(:[a-z]+)?\}|undefined/);
    for (const link of await linksOf(page)) links.add(link);
  }
  expect(links.size).toBeGreaterThan(6);
  for (const link of links) {
    const [bare = '', place] = link.split('#');
    expect((await fetch(site.url + bare)).status, link).toBe(200);
    if (!place) continue;
    await page.goto(site.url + bare);
    await expect(page.locator(`[id="${place}"]`), link).toHaveCount(1);
  }
});

test('O2: feed, sitemap and APIs of an empty site answer without content', async () => {
  const text = async (address: string) => {
    const response = await fetch(site.url + address);
    expect(response.status, address).toBe(200);
    return response.text();
  };
  expect(await text('/insights/feed.xml')).not.toContain('<item>');
  expect((await text('/sitemap.xml')).match(/<loc>/g)).toHaveLength(6);
  expect(JSON.parse(await text('/api/jobs.json'))).toEqual([]);
  const query = encodeURIComponent('{ entryCount(section: "works") pages { path } }');
  expect(JSON.parse(await text(`/api?query=${query}`)).data).toEqual({
    entryCount: 0,
    pages: [{ path: '/' }, { path: '/contact-us' }, { path: '/privacy-policy' }],
  });
});

async function writeTo(browser: Browser, javaScriptEnabled: boolean): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ming');
  await page.getByRole('textbox', { name: 'Email' }).fill('ming@six.example');
  // Without script the browser requires these fields.
  await page.getByLabel('Company').fill('Number Six');
  await page.getByLabel('Phone').fill('+852 0006 2006');
  await page.getByRole('textbox', { name: 'Message' }).fill(`We sell noodles, ${javaScriptEnabled}.`);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByText(browserWords.thanks.enquiry)).toBeVisible();
  await context.close();
}

test('O2: the contact form of an empty site sends a message, with and without script', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) await writeTo(browser, javaScriptEnabled);
});

test('O2: a restart keeps the content and adds no sample', async () => {
  await site.stop();
  site = await startSite({ dataDirectory: path.join(folder, 'data') });
  expect(site.output()).not.toContain('Adding');
  const response = await fetch(
    `${site.url}/api?query=${encodeURIComponent('{ entryCount(section: "works") pages { path } }')}`,
  );
  const { data } = await response.json();
  expect(data.entryCount).toBe(0);
  expect(data.pages).toHaveLength(3);
});
