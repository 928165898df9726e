import { expect, type Page, test } from '@playwright/test';
import { externalRequests } from '../../support/page/external-requests.ts';
import { type Editor, signedIn, signInTo } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';

const admin = { email: 'desk@agency.example', password: 'a password for this test' };

let site: Site;
let desk: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ settings: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
  desk = await signedIn(site, admin.email, admin.password);
});

test.afterAll(async () => {
  await site.stop();
});

test('O6: no view of the panel requests anything from another host', async ({ page }) => {
  test.setTimeout(400_000);
  const context = page.context();
  const external = externalRequests(context, site.url);
  await signInTo(page, site, admin.email, admin.password);
  const article = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  const one = async (collection: string) => (await desk.ask('GET', `${collection}?limit=1&depth=0`)).docs?.[0]?.id;
  // Views besides those of panel-look.spec.ts, which tests the same.
  const paths = [
    '/account',
    ...['client-types', 'article-categories', 'authors', 'redirects', 'users', 'api-tokens', 'deliveries'].map(
      (collection) => `/collections/${collection}`,
    ),
    `/collections/insights/${article}`,
    `/collections/insights/${article}/versions`,
    `/collections/insights/${article}/api`,
    `/collections/media/${await one('media')}`,
    `/collections/authors/${await one('authors')}`,
    ...['media', 'authors', 'redirects', 'users', 'api-tokens'].map(
      (collection) => `/collections/${collection}/create`,
    ),
  ];
  // Views send requests some time after they are shown, so several tabs work in parallel.
  const left = paths.values();
  const walk = async (tab: Page) => {
    for (const path of left) {
      await tab.goto(`${site.url}/admin${path}`);
      await tab.waitForLoadState('networkidle');
    }
  };
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all([page, ...others].map(walk));
  await Promise.all(others.map((other) => other.close()));
  await page.goto(`${site.url}/admin/collections/works/${await one('works')}`);
  for (const tab of ['Introduction', 'Story', 'Results', 'Search engines']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    // Not `networkidle`: the answer that keeps the chosen tab is never read, so it never ends.
    await expect(page.locator('.tabs-field__tab-button--active')).toHaveText(tab);
    await expect(page.locator('.tabs-field__content-wrap .field-type').first()).toBeVisible();
  }
  expect(external).toEqual([]);
});
