import { driven, frames, mounted } from '../support/page/mounted.ts';
import { expect, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V4: filter and view change without a reload, are announced, and work with Back', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  const cases = page.locator('main [data-slug]');
  await expect(cases).toHaveCount(10);

  const filters = page.getByRole('navigation', { name: 'Client type' });
  await filters.getByRole('link', { name: /^Retail/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail`);
  const retail = await cases.count();
  expect(retail).toBeLessThan(10);
  await expect(page.locator('main [role="status"]')).toHaveText(`Retail: ${retail} cases, as a grid`);
  await expect(filters.locator('[aria-current]')).toHaveText(/^Retail/);
  await expect(filters.getByRole('link', { name: /^Retail/ })).toBeFocused();
  await expect(page).toHaveTitle(/Retail/);

  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail&view=list`);
  await expect(cases).toHaveCount(retail);
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(await filters.getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/work?view=list');

  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail`);
  await expect(page.locator('main [role="status"]')).toHaveText(/as a grid/);
  await page.goBack();
  await expect(cases).toHaveCount(10);
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
});

test('V4: the last of several quick filter presses decides the list', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  const filters = page.getByRole('navigation', { name: 'Client type' });
  await filters.getByRole('link', { name: /^Retail/ }).click({ noWaitAfter: true });
  await filters.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await expect(filters.locator('[aria-current]')).toHaveText(/^Sport/);
});

test('V4: a filter opens its page when the list cannot be fetched', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error('away'));
  });
  await page.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
});

test('V4: filters and views work without script', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work`);
  await page.getByRole('link', { name: /^Sport/ }).click();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=sport&view=list`);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await context.close();
});

test('V4: an unknown client type or page of the work list answers 404', async ({ request, siteUrl }) => {
  for (const query of ['type=none', 'page=2', 'page=x', 'page=0'])
    expect((await request.get(`${siteUrl}/work?${query}`)).status(), query).toBe(404);
});

test('V4: the work list and a case have structured data with film and breadcrumbs', async ({ request, siteUrl }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(`${siteUrl}${path}`)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
  };
  const [list] = await dataOf('/work?type=retail');
  expect(list['@type']).toBe('ItemList');
  expect(list.itemListElement.length).toBe(list.numberOfItems);
  const [work, film, way] = await dataOf('/work/tai-ping');
  expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'Tai Ping', about: 'Carpet maker' });
  expect(work.video['@id']).toBe(film['@id']);
  expect(film).toMatchObject({ '@type': 'VideoObject', duration: 'PT6S' });
  expect(Date.parse(film.uploadDate)).not.toBeNaN();
  const page = await (await request.get(`${siteUrl}/work/tai-ping`)).text();
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  for (const words of [film.name, film.description]) expect(main).toContain(`>${words}<`);
  for (const [address, type] of [
    [film.contentUrl, 'video/mp4'],
    [film.thumbnailUrl, /^image\//],
  ]) {
    const file = await request.get(siteUrl + new URL(address).pathname);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toMatch(type);
  }
  expect(way['@type']).toBe('BreadcrumbList');
});

test('V4: the film of a case starts and stops by a press anywhere on it, and not by hovering', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work/tai-ping`);
  const film = page.locator('section:has(h2:text("A walk through the Tai Ping website"))');
  await film.scrollIntoViewIfNeeded();
  const frame = film.locator('[data-motion="film"]');
  const button = film.getByRole('button', { name: /^Play/ });
  const video = film.locator('video');
  const plays = () => video.evaluate((one: HTMLVideoElement) => !one.paused);
  await mounted(frame);
  await frame.hover({ position: { x: 200, y: 200 } });
  await frames(page);
  expect(await plays()).toBe(false);
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await frame.click({ position: { x: 200, y: 200 } });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await plays()).toBe(true);
  await frame.click({ position: { x: 200, y: 200 } });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(plays).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(plays).toBe(false);
});
