import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };

test('filter and view change without a reload, are announced, and the way back works', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
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

test('a view that was fetched looks as it does by itself', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  // Sizes of everything in the list and over it: what lacks its styles has others.
  const look = () =>
    page
      .locator('main :is(h1, h2, li[data-slug], li[data-slug] p, li[data-slug] img)')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight, getComputedStyle(one).fontSize]));
  await page.goto(`${siteUrl}/work`);
  const grid = await look();
  await page.goto(`${siteUrl}/work?view=list`);
  const list = await look();
  const views = page.getByRole('navigation', { name: 'View' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  await views.getByRole('link', { name: 'Grid' }).click();
  await expect.poll(look).toEqual(grid);
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  await views.getByRole('link', { name: 'List' }).click();
  await expect.poll(look).toEqual(list);
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
});

test('what moves in a list that was fetched is woken', async ({ page, siteUrl }) => {
  const film = page.locator('main [data-part="results"] [data-motion="film"]');
  await page.goto(`${siteUrl}/work/tai-ping`);
  const markup = await page.locator('[data-motion="film"]').evaluate((one) => one.outerHTML);
  await page.route('**/work?type=retail', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div data-part="results"[^>]*>/, (results) => results + markup);
    await route.fulfill({ response, body });
  });
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  await expect(film).toHaveCount(0);
  await page.getByRole('link', { name: /^Retail/ }).click();
  const button = film.getByRole('button', { name: /^Play/ });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
});

test('quick presses end with the last one', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  const filters = page.getByRole('navigation', { name: 'Client type' });
  await filters.getByRole('link', { name: /^Retail/ }).click({ noWaitAfter: true });
  await filters.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await expect(filters.locator('[aria-current]')).toHaveText(/^Sport/);
});

test('a list that cannot be fetched is gone to', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error('away'));
  });
  await page.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
});

test('without script the same links lead to the same lists', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work`);
  await page.getByRole('link', { name: /^Sport/ }).click();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=sport&view=list`);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await context.close();
});

test('an unknown type, a page past the end and a page that is no number are not found', async ({
  request,
  siteUrl,
}) => {
  for (const query of ['type=nobody', 'page=2', 'page=x', 'page=0'])
    expect((await request.get(`${siteUrl}/work?${query}`)).status(), query).toBe(404);
});

test('the swell of the list follows the pointer and the focus, and the list keeps its height', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work?view=list`);
  await page.waitForLoadState('networkidle');
  const rows = page.locator('main li[data-slug]');
  const current = page.locator('main li[data-current]');
  const height = () => page.locator('main ul:has(> li[data-slug])').evaluate((list) => list.clientHeight);
  await expect(current).toHaveCount(1);
  const before = await height();
  await rows.nth(7).hover();
  await expect(current).toHaveAttribute('data-slug', (await rows.nth(7).getAttribute('data-slug')) ?? '');
  await expect(current.locator('img')).toBeVisible();
  const picture = await current.locator('img').boundingBox();
  expect(picture?.width).toBeCloseTo(wide.width / 4, 0);
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(wide.width, 0);
  expect(await height()).toBe(before);
  await page.mouse.move(0, 0);
  await rows.nth(1).getByRole('link').focus();
  await expect(current).toHaveAttribute('data-slug', (await rows.nth(1).getAttribute('data-slug')) ?? '');
  expect(await height()).toBe(before);

  // A list that was fetched has a swell of its own.
  await page.getByRole('link', { name: /^Retail/ }).click();
  await expect(page).toHaveURL(/type=retail/);
  await rows.first().hover();
  await expect(current).toHaveAttribute('data-slug', (await rows.first().getAttribute('data-slug')) ?? '');
});

test('on a telephone the row nearest the middle is current, and nothing moves for it', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/work?view=list`);
  await page.waitForLoadState('networkidle');
  const tops = () =>
    page
      .locator('main li[data-slug]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top + scrollY)));
  const before = await tops();
  // Nothing is chosen anew before somebody sets out.
  const current = page.locator('main li[data-current]');
  const served = await (await page.request.get(`${siteUrl}/work?view=list`)).text();
  const [, first = ''] = /<li[^>]*data-slug="([^"]*)"[^>]*data-current/.exec(served) ?? [];
  await expect(current).toHaveAttribute('data-slug', first);
  const slugs = new Set<string | null>();
  for (const y of [60, 250, 500, 0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect
      .poll(() =>
        page.locator('main li[data-slug]').evaluateAll((rows) => {
          const far = rows.map((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return Math.abs((top + bottom) / 2 - innerHeight / 2);
          });
          return rows[far.indexOf(Math.min(...far))]?.hasAttribute('data-current');
        }),
      )
      .toBe(true);
    slugs.add(await current.getAttribute('data-slug'));
    expect(await tops()).toEqual(before);
  }
  expect(slugs.size).toBeGreaterThan(1);
});

test('the list of a telephone shows title and subject', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/work?view=list`);
  const rows = page.locator('main li[data-slug]');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all())
    for (const part of [row.locator('h2'), row.locator('h2 + p')]) await expect(part).toBeVisible();
});

test('structured data holds the list, the case and where it lies', async ({ request, siteUrl }) => {
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

test('without script the film of a case is its first picture, and a link to the film', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work/tai-ping`);
  const film = page.locator('section:has(h2:text("A walk through the Tai Ping website"))');
  await expect(film.locator('img')).toBeVisible();
  await expect(film.locator('video')).toBeHidden();
  const address = await film.getByRole('link', { name: 'Watch the film' }).getAttribute('href');
  expect((await page.request.get(`${siteUrl}${address}`)).headers()['content-type']).toBe('video/mp4');
  await context.close();
});

test('the sign on a film’s button is seen in colours of the system’s choice', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ viewport: wide, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work/tai-ping`);
  const sign = page.getByRole('button', { name: /^Play/ }).locator('span').last();
  await expect(sign).toHaveCount(1);
  expect(
    await sign.evaluate(
      (one) => getComputedStyle(one).backgroundColor !== getComputedStyle(one.parentElement as Element).backgroundColor,
    ),
  ).toBe(true);
  await context.close();
});

test('the film of a case is a picture until it is pressed, anywhere on it, and stops the same way', async ({
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
  await page.waitForLoadState('networkidle');
  await frame.hover({ position: { x: 200, y: 200 } });
  await page.waitForTimeout(400);
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
