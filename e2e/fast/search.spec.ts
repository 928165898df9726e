import { driven, frames, mounted } from '../support/page/mounted.ts';
import { expect, test } from '../support/test.ts';

const results = '[data-part="result"]';

test.describe('V3: search without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is linked in the header and finds work, articles, services, jobs and pages', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/work`);
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${siteUrl}/search`);
    const box = page.getByRole('searchbox', { name: 'Search work, articles, services and jobs' });
    for (const [words, group, href] of [
      ['tree', 'Work', '/work/tree'],
      ['two languages', 'Articles', '/insights/two-languages-one-address'],
      ['maintenance', 'Services', '/services/website-maintenance'],
      ['developer', 'Jobs', '/jobs/'],
      ['about', 'Pages', '/about-us'],
      ['黃竹坑', 'Pages', '/contact-us'],
    ] as const) {
      await box.fill(words);
      await box.press('Enter');
      await expect(page).toHaveURL(`${siteUrl}/search?${new URLSearchParams({ q: words })}`);
      await expect(box).toHaveValue(words);
      const region = page.getByRole('region', { name: group });
      await expect(region.locator(results).first()).toHaveAttribute('href', new RegExp(`^${href}`));
    }
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  });

  test('shows a message when nothing is found', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/search?q=zeppelinfabrik`);
    await expect(page.getByText('Nothing here under that name. Fewer letters often help.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('No results');
    await expect(page.getByRole('link', { name: 'All work' })).toHaveAttribute('href', '/work');
  });

  test('shows any query as plain text', async ({ page, siteUrl }) => {
    for (const words of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '%',
      'ä'.repeat(500),
      '\u202e',
    ]) {
      const answer = await page.goto(`${siteUrl}/search?q=${encodeURIComponent(words)}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('main img, main script')).toHaveCount(0);
    }
  });

  test('is kept out of search engines and the sitemap', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/search?q=tree`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).not.toContain('/search');
  });
});

test('V3: results appear while typing, their count is announced, and the address holds the query', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/search`);
  await mounted(driven(page, 'search'));
  await page.keyboard.type('tre', { delay: 30 });
  await expect(page.getByRole('region', { name: 'Work' }).locator(results).first()).toHaveAttribute(
    'href',
    '/work/tree',
  );
  await expect(page.getByRole('status')).toHaveText(/^(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|\d+) results?$/);
  await expect(page).toHaveURL(`${siteUrl}/search?q=tre`);
  await expect(page).toHaveTitle('Search: tre – Signal Nine');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('tre');
});

test('V3: arrow keys move through results, Escape returns to the field, then to the last page', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/about-us`);
  await page.getByRole('link', { name: 'Search' }).first().click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await mounted(driven(page, 'search'));
  await page.keyboard.type('shop');
  await expect(page.locator(results).first()).toHaveAttribute('href', /\/(insights|work|services)\//);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(results).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(results).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
});

test('V3: a query typed before the script has loaded is searched', async ({ page, siteUrl }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/[^?]*\.js/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(`${siteUrl}/search`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('shop');
  release();
  await expect(page).toHaveURL(`${siteUrl}/search?q=shop`);
});

test('V3: a failed search request keeps the query and the earlier results', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/search?q=tree`);
  await mounted(driven(page, 'search'));
  await page.route('**/search?q=*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('searchbox').fill('shop');
  await failed;
  await frames(page);
  await expect(page.locator(results).first()).toHaveAttribute('href', '/work/tree');
  await expect(page.getByRole('searchbox')).toHaveValue('shop');
});
