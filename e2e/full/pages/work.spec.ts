import { driven, mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V4: a fetched view looks the same as one that is opened directly', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  // Sizes of all elements in and above the list; they differ without styles.
  const look = () =>
    page
      .locator('main :is(h1, h2, li[data-slug], li[data-slug] p, li[data-slug] img)')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight, getComputedStyle(one).fontSize]));
  await page.goto(`${siteUrl}/work`);
  const grid = await look();
  await page.goto(`${siteUrl}/work?view=list`);
  const list = await look();
  const views = page.getByRole('navigation', { name: 'View' });
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  await views.getByRole('link', { name: 'Grid' }).click();
  await expect.poll(look).toEqual(grid);
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  await views.getByRole('link', { name: 'List' }).click();
  await expect.poll(look).toEqual(list);
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
});

test('V4: client modules are mounted in a fetched list', async ({ page, siteUrl }) => {
  const film = page.locator('main [data-part="results"] [data-motion="film"]');
  await page.goto(`${siteUrl}/work/tai-ping`);
  const markup = await page.locator('[data-motion="film"]').evaluate((one) => one.outerHTML);
  await page.route('**/work?type=retail', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div data-part="results"[^>]*>/, (results) => results + markup);
    await route.fulfill({ response, body });
  });
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  await expect(film).toHaveCount(0);
  await page.getByRole('link', { name: /^Retail/ }).click();
  const button = film.getByRole('button', { name: /^Play/ });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
});

test('V4: the enlarged row follows pointer and focus, and the list keeps its height', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work?view=list`);
  await mounted(driven(page, 'work-list'));
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

  // A fetched list marks its own current row.
  await page.getByRole('link', { name: /^Retail/ }).click();
  await expect(page).toHaveURL(/type=retail/);
  await rows.first().hover();
  await expect(current).toHaveAttribute('data-slug', (await rows.first().getAttribute('data-slug')) ?? '');
});

test('V4: on a phone the row nearest the middle is highlighted without moving others', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/work?view=list`);
  await mounted(driven(page, 'work-list'));
  const tops = () =>
    page
      .locator('main li[data-slug]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top + scrollY)));
  const before = await tops();
  // The current row does not change before the visitor scrolls.
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

test('V4: the list on a phone shows title and subject of each case', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/work?view=list`);
  const rows = page.locator('main li[data-slug]');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all())
    for (const part of [row.locator('h2'), row.locator('h2 + p')]) await expect(part).toBeVisible();
});

test('V4: without script a case shows the first frame of its film and a link to it', async ({ browser, siteUrl }) => {
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

test('V4: the icon of the film button is visible in forced colours', async ({ browser, siteUrl }) => {
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
