import { expect, type Page, test } from '@playwright/test';
import {
  article,
  expectShownWithinSecond,
  timeUntil,
  timeUntilShown,
  timeUntilStatus,
} from '../../support/page/freshness.ts';
import { type Editor, signedIn } from '../../support/panel/editor.ts';
import { autosave, formListens, publish } from '../../support/panel/panel.ts';
import { type Site, startSite } from '../../support/site.ts';
import { emptyPostgresDatabase } from '../../support/stand-ins/postgres.ts';

test.describe.configure({ timeout: 180_000 });

const alone = { tag: '@alone' };

const ownPassword = 'a password of my own choosing';

async function signInForTheFirstTime(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill('admin@localhost.example');
  await page.locator('#field-password').fill(site.password ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('form', { name: 'Choose a password of your own before you go on' });
  await expect(form).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Insights' })).toHaveCount(0);

  await form.getByLabel('New password').fill(ownPassword);
  await form.getByLabel('The same again').fill(`${ownPassword}!`);
  await form.getByRole('button', { name: 'Save the password' }).click();
  await expect(form.getByRole('alert')).toHaveText('The two passwords are not the same.');
  await form.getByLabel('The same again').fill(ownPassword);
  await form.getByRole('button', { name: 'Save the password' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Insights' }).first()).toBeVisible();
}

/** Edits in the panel of one instance, and expects every change on all of them. */
async function editInPanel(page: Page, admin: Site, instances: readonly Site[]): Promise<void> {
  const urls = instances.map(({ url }) => url);
  const before = 'Two languages, one address';
  await signInForTheFirstTime(page, admin);
  await page.goto(`${admin.url}/admin/collections/insights?search=${encodeURIComponent(before)}`);
  await page.getByRole('link', { name: before }).click();
  await formListens(page);
  await expect(page.locator('#field-title')).toHaveValue(before);
  const editor = await signedIn(admin, 'admin@localhost.example', ownPassword);
  await expectShownWithinSecond(urls, editor, async (field, value) => {
    // Typing autosaves a draft; the public site shows none of it.
    await autosave(page, () => page.locator(`#field-${field}`).fill(value));
    for (const url of urls) expect(await (await fetch(`${url}${article}`)).text()).not.toContain(value);
    expect(await publish(page)).toBe(200);
  });
}

test('E2: an edit published in the panel is on the site within a second', alone, async ({ page }) => {
  const site = await startSite();
  try {
    await editInPanel(page, site, [site]);
  } finally {
    await site.stop();
  }
});

test('E2: two instances on PostgreSQL show what the panel of one publishes', alone, async ({ page }) => {
  const settings = {
    DATABASE_URL: await emptyPostgresDatabase(),
    SECRET: 'one secret for every instance of this installation',
  };
  const first = await startSite({ settings, empty: true });
  const second = await startSite({ settings: { ...settings, ADMIN: 'off' }, empty: true });
  try {
    await editInPanel(page, first, [first, second]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});

test.describe('E2: every kind of change is shown within a second', alone, () => {
  let site: Site;
  let ask: Editor['ask'];
  let idOf: Editor['idOf'];

  test.beforeAll(async () => {
    const [ADMIN_EMAIL, ADMIN_PASSWORD] = ['boss@example.com', 'a long enough password'];
    site = await startSite({ settings: { ADMIN_EMAIL, ADMIN_PASSWORD } });
    ({ ask, idOf } = await signedIn(site, ADMIN_EMAIL, ADMIN_PASSWORD));
  });
  test.afterAll(async () => {
    await site.stop();
  });

  const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

  test('changes of a category, an author, a picture and a job', async () => {
    for (const path of ['/insights', '/insights/backups-you-have-restored', '/work/tree', '/jobs', '/work?type=retail'])
      await textOf(path);
    await ask('PATCH', `article-categories/${await idOf('article-categories', 'slug', 'care')}`, { title: 'Mending' });
    expect(await timeUntilShown([site.url], '/insights/backups-you-have-restored', 'Mending')).toBeLessThanOrEqual(
      1000,
    );
    await ask('PATCH', `authors/${await idOf('authors', 'slug', 'care-desk')}`, { title: 'Night watch' });
    expect(await timeUntilShown([site.url], '/insights/backups-you-have-restored', 'Night watch')).toBeLessThanOrEqual(
      1000,
    );
    await ask('PATCH', `media/${await idOf('media', 'filename', 'tree-work-hero-image.avif')}`, {
      alt: 'A chair straight from its box.',
    });
    expect(await timeUntilShown([site.url], '/work/tree', 'A chair straight from its box.')).toBeLessThanOrEqual(1000);
    await ask('PATCH', `jobs/${await idOf('jobs', 'slug', 'web-developer-jobs')}`, {
      job: 'Web carpenter',
      _status: 'published',
    });
    expect(await timeUntilShown([site.url], '/jobs', 'Web carpenter')).toBeLessThanOrEqual(1000);
  });

  test('unpublishing and deleting remove a page everywhere', async () => {
    // An unpublished case redirects to the list, as every unknown address of a case.
    const gone = (path: string) => timeUntilStatus([site.url], path, 301);
    for (const path of ['/work', '/work/arabica', '/work/omtis-fine-wines', '/sitemap.xml']) await textOf(path);
    await ask('PATCH', `works/${await idOf('works', 'slug', 'arabica')}`, { _status: 'draft' });
    expect(await gone('/work/arabica')).toBeLessThanOrEqual(1000);
    await ask('DELETE', `works/${await idOf('works', 'slug', 'omtis-fine-wines')}`);
    expect(await gone('/work/omtis-fine-wines')).toBeLessThanOrEqual(1000);
    // A stale page is rendered before the change tokens are next read; the lists follow within a
    // second.
    for (const path of ['/work', '/work?view=list', '/sitemap.xml'])
      expect(
        await timeUntil([site.url], async () => !/arabica|omtis/i.test(await textOf(path))),
        path,
      ).toBeLessThanOrEqual(1000);
    const api = await fetch(`${site.url}/api?query=${encodeURIComponent('{ entries(section: "works") { slug } }')}`);
    expect(await api.text()).not.toMatch(/arabica|omtis/);
  });

  test('a draft is in no page, feed, sitemap or API', async () => {
    await ask('POST', 'works?draft=true', { title: 'Whispered case', slug: 'whispered-case', _status: 'draft' });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (const path of [
      '/work',
      '/work?view=list',
      '/sitemap.xml',
      '/insights/feed.xml',
      '/cms/works?limit=100',
      '/cms/works?draft=true&limit=100',
      `/api?query=${encodeURIComponent('{ entries(section: "works", slug: "whispered-case") { title } }')}`,
    ]) {
      expect(await textOf(path), path).not.toMatch(/whispered/i);
    }
    expect((await fetch(`${site.url}/work/whispered-case`)).url).toBe(`${site.url}/work`);
  });
});
