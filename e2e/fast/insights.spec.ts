import { driven, mounted } from '../support/page/mounted.ts';
import { expect, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const article = '/insights/two-languages-one-address';

test('V4: categories and pages of articles have addresses, and unknown ones answer 404', async ({
  page,
  siteUrl,
  request,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights`);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByText('No previous page')).toBeAttached();
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${siteUrl}/insights?page=2`);
  await expect(pager.locator('[aria-current]')).toHaveText('Page 2');
  await pager.getByRole('link', { name: 'Page 4' }).click();
  await expect(pager.getByText('No next page')).toBeAttached();
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(`${siteUrl}/insights?category=care`);
  for (const query of ['page=5', 'page=0', 'page=two', 'category=nothing', 'category=care&page=9'])
    expect((await request.get(`${siteUrl}/insights?${query}`)).status(), query).toBe(404);
  const first = await request.get(`${siteUrl}/insights?page=1`, { maxRedirects: 0 });
  expect(first.headers().location).toBe('/insights');
});

test('V4: a category filters the list without a reload, animated, and keeps the focus', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights`);
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => {
    Object.assign(window, { unreloaded: true });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.moved = moving.join(' ');
      });
      return transition;
    };
  });
  const filters = page.getByRole('navigation', { name: 'Category' });
  const care = filters.getByRole('link', { name: 'Care', exact: true });
  await care.click();
  await expect(page).toHaveURL(`${siteUrl}/insights?category=care`);
  await expect(filters.locator('[aria-current]')).toHaveText('Care');
  await expect(care).toBeFocused();
  await expect(filters.getByRole('status')).toHaveText(/^Care: \d+ articles$/);
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(item-/);
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
  await page.goBack();
  await expect(filters.locator('[aria-current]')).toHaveText('All');
});

test('V4: an article has contents, sharing links, its author, and links to other articles', async ({
  page,
  siteUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}${article}`);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  expect(await contents.getByRole('link').count()).toBeGreaterThan(3);
  for (const name of ['Share on X', 'Share on Facebook', 'Share on LinkedIn'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /two-languages-one-address/);
  await page.getByRole('heading', { name: 'Pass it on' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
  await expect(page.locator('section[aria-labelledby="author"] h2')).toHaveText('Development desk');
  const others = page.locator('section:has(> h2:text("Other popular topics")) a');
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) expect(await other.getAttribute('href')).not.toBe(article);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  await expect(neighbours.getByRole('link')).toHaveCount(2);
});

test('V4: articles and their list have structured data', async ({ request, siteUrl }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(`${siteUrl}${path}`)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
  };
  const [data, way] = await dataOf(article);
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Two languages, one address',
    author: { name: 'Development desk' },
  });
  expect(Date.parse(data.datePublished)).not.toBeNaN();
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Insights',
    'Two languages, one address',
  ]);
  const [list] = await dataOf('/insights?page=2');
  expect(list.itemListElement).toHaveLength(10);
});
