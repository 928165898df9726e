import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { timeUntilShown, timeUntilStatus } from '../page/freshness.ts';
import type { Site } from '../site.ts';
import { autosave, formListens, publish } from './panel.ts';

const newPassword = 'a password of my own choosing';

async function signInForTheFirstTime(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill('admin@localhost.example');
  await page.locator('#field-password').fill(site.password ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('form', { name: 'Choose a password of your own before you go on' });
  await expect(form).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Insights' })).toHaveCount(0);

  await form.getByLabel('New password').fill(newPassword);
  await form.getByLabel('The same again').fill(`${newPassword}!`);
  await form.getByRole('button', { name: 'Save the password' }).click();
  await expect(form.getByRole('alert')).toHaveText('The two passwords are not the same.');
  await form.getByLabel('The same again').fill(newPassword);
  await form.getByRole('button', { name: 'Save the password' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible();
}

async function openArticle(page: Page, site: Site, title: string): Promise<void> {
  await page.goto(`${site.url}/admin/collections/insights?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await formListens(page);
  await expect(page.locator('#field-title')).toHaveValue(title);
}

/** Changes a record as the signed-in user; resolves when it is saved. */
async function change(page: Page, { url }: Site, collection: string, where: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const found = await page.request.get(`${url}/cms/${collection}?depth=0&${where}`, { headers });
  const { docs } = (await found.json()) as { docs: readonly { readonly id: number }[] };
  const answer = await page.request.patch(`${url}/cms/${collection}/${docs[0]?.id}?depth=0`, { headers, data });
  expect(answer.status()).toBe(200);
}

/** Changes a fact and a page of sections, both on pages that every instance caches. */
async function changeFactAndPage(page: Page, admin: Site, urls: readonly string[]): Promise<void> {
  const [care, strategy] = ['/services/website-maintenance', '/strategy'];
  for (const url of urls) for (const path of [care, strategy]) await fetch(`${url}${path}`);
  await change(page, admin, 'facts', 'where[token][equals]=hours-25', { value: '34500' });
  expect(await timeUntilShown(urls, care, 'HK$34,500')).toBeLessThanOrEqual(1000);
  const title = 'Strategy, by another name';
  await change(page, admin, 'pages', 'where[path][equals]=/strategy', { title, _status: 'published' });
  expect(await timeUntilShown(urls, strategy, `<title>${title}</title>`)).toBeLessThanOrEqual(1000);
}

/**
 * Signs in for the first time, changes an article, its address, a fact and a page, and expects
 * every instance to show each change within a second.
 */
export async function editAndPublish(page: Page, admin: Site, instances: readonly Site[]): Promise<void> {
  const urls = instances.map(({ url }) => url);
  await signInForTheFirstTime(page, admin);

  // Fills every instance's cache before anything changes.
  for (const url of urls) {
    for (const path of ['/insights', '/insights/two-languages-one-address', '/sitemap.xml', '/insights/feed.xml'])
      await fetch(`${url}${path}`);
  }

  await openArticle(page, admin, 'Two languages, one address');
  // Typing autosaves a draft; the public site shows none of it.
  await autosave(page, () => page.locator('#field-title').fill('Three languages, one address'));
  for (const url of urls) {
    expect(await (await fetch(`${url}/insights/two-languages-one-address`)).text()).not.toContain('Three languages');
  }
  expect(await publish(page)).toBe(200);
  // Each page is rendered again on request, so each may take a second.
  for (const path of ['/insights/two-languages-one-address', '/insights?category=development', '/insights/feed.xml'])
    expect(await timeUntilShown(urls, path, 'Three languages, one address'), path).toBeLessThanOrEqual(1000);

  await page.locator('#field-slug').fill('three-languages-one-address');
  expect(await publish(page)).toBe(200);
  const times = await Promise.all([
    timeUntilShown(urls, '/sitemap.xml', '/insights/three-languages-one-address'),
    timeUntilStatus(urls, '/insights/two-languages-one-address', 301),
    timeUntilStatus(urls, '/insights/three-languages-one-address', 200),
  ]);
  expect(Math.max(...times)).toBeLessThanOrEqual(1000);
  for (const url of urls) {
    const old = await fetch(`${url}/insights/two-languages-one-address?a=b`, { redirect: 'manual' });
    expect(old.headers.get('location')).toBe('/insights/three-languages-one-address?a=b');
  }
  await changeFactAndPage(page, admin, urls);
}
