import { type Browser, expect, type Page, test } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { databaseOf } from '../../support/preparation/filled-analytics.ts';

const desk = deskForTests();

/**
 * User agent of a visitor's browser: the test browser's own says "headless" and counts as a robot.
 */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${person}`] } });

/** Timeout longer than the pause before counts are written. */
const written = { timeout: 25_000 };

const counted = (): Record<string, number> =>
  databaseOf(desk.site.dataDirectory, (opened) =>
    Object.fromEntries(
      opened
        .prepare('select path, count from not_found')
        .all()
        .map(({ path, count }) => [path, Number(count)]),
    ),
  );

/** Follows a link on a page of the site, as a visitor does; returns the status of the answer. */
async function follow(browser: Browser, from: string, to: string): Promise<{ status: number; path: string }> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${desk.site.url}${from}`);
  await page.locator('main').evaluate((main, href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'A link of an editor', id: 'dead' });
    main.prepend(link);
  }, to);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() !== 301),
    page.locator('#dead').evaluate((link: HTMLAnchorElement) => link.click()),
  ]);
  await page.waitForURL((url) => url.pathname !== from);
  return { status: answer.status(), path: new URL(page.url()).pathname };
}

const rowOf = (page: Page, address: string) => page.getByRole('listitem').filter({ hasText: address });

const press = (page: Page, name: string, address: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\s?: ${address}$`) }).click();

const dead = '/services/website-maintainance';
const living = '/services/website-maintenance';

test('E8: an editor leads a dead link of a visitor to its page with two presses, and back', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await follow(browser, '/about-us', dead)).toEqual({ status: 404, path: dead });
  await expect.poll(counted, written).toEqual({ [dead]: 1 });

  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin`);
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Not found' }).click();
  const own = page.getByRole('region', { name: 'From our own pages' });
  await expect(own.getByRole('listitem')).toContainText(['Our page “About']);
  await expect(own).toContainText('likely: two letters differ');
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  await press(page, 'Redirect', dead);
  await expect(rowOf(page, dead)).toContainText(`Redirects to ${living}.`);
  expect(await follow(browser, '/about-us', dead)).toEqual({ status: 200, path: living });
  for (const theme of ['dark', 'light']) {
    await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme);
    expect(await violationsOf(page, { part: '.not-found' }), theme).toEqual([]);
  }

  await press(page, 'Undo', dead);
  await expect(rowOf(page, dead).getByRole('button', { name: 'Redirect' })).toBeVisible();
  expect(await follow(browser, '/about-us', dead)).toEqual({ status: 404, path: dead });
  await press(page, 'Redirect', dead);
  await expect(rowOf(page, dead)).toContainText(`Redirects to ${living}.`);
  await page.goto(`${desk.site.url}/admin/not-found?tab=redirected`);
  await expect(rowOf(page, dead)).toContainText(`Redirects to ${living}.`);

  // On SQLite a later redirect may have the number of a removed one.
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  databaseOf(desk.site.dataDirectory, (opened) =>
    opened.exec(`update redirects set "from" = '/of-another' where "from" = '${dead}'`),
  );
  await press(page, 'Undo', dead);
  await expect(rowOf(page, dead)).not.toContainText('Redirects to');
  const others = await desk.admin.ask('GET', 'redirects?where[from][equals]=/of-another&depth=0');
  expect(others.docs).toHaveLength(1);
});

test('E8: on a phone an editor looks up a page, is told of a circle, and ignores an address', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await follow(browser, '/about-us', '/free-templates');
  await follow(browser, '/about-us', '/tarot');
  await expect.poll(counted, written).toMatchObject({ '/free-templates': 1, '/tarot': 1 });
  databaseOf(desk.site.dataDirectory, (opened) =>
    opened.exec(`insert into redirects ("from", "to") values ('/old-news', '/free-templates')`),
  );
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/not-found`);
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
  const row = rowOf(page, '/free-templates');
  await expect(row).toContainText('No suggestion');
  await press(page, 'Choose a page', '/free-templates');
  const field = row.getByRole('textbox', { name: 'Send it to' });
  await expect(field).toBeFocused();
  await field.fill('/old-news');
  await row.getByRole('button', { name: 'Redirect', exact: true }).click();
  await expect(row.getByRole('status')).toContainText('That would go in a circle: /old-news');
  await field.fill('maintenance');
  await row.getByRole('list', { name: 'Pages' }).getByRole('button', { name: living }).click();
  await expect(field).toHaveValue(living);
  await row.getByRole('button', { name: 'Redirect', exact: true }).click();
  await expect(row).toContainText(`Redirects to ${living}.`);
  expect(await follow(browser, '/about-us', '/free-templates')).toEqual({ status: 200, path: living });

  await press(page, 'Ignore', '/tarot');
  await expect(rowOf(page, '/tarot')).toContainText('Ignored until it is asked for 10 times.');
  expect(await violationsOf(page, { part: '.not-found' })).toEqual([]);
  const sizes = await page
    .locator('.not-found')
    .evaluate((main) =>
      [...main.querySelectorAll('button, .view-links__view')].map((one) => one.getBoundingClientRect().height),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${desk.site.url}/admin/not-found?tab=ignored`);
  await expect(rowOf(page, '/tarot')).toContainText('Ignored until it is asked for 10 times.');
});

/** Adds addresses that were not found, as the server counts them. */
const count = (rows: readonly (readonly [path: string, referrer: string])[]) =>
  databaseOf(desk.site.dataDirectory, (opened) => {
    const insert = opened.prepare('insert into not_found (path, count, last_seen, referrer) values (?, 2, ?, ?)');
    for (const [path, referrer] of rows) insert.run(path, new Date().toISOString(), referrer);
  });

const openList = async (page: Page) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/not-found`);
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
};

const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen addresses' });

test('E8: an editor redirects several addresses by keyboard, and those without a suggestion are named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  count([
    ['/about-uss', ''],
    ['/contact-uss', ''],
    ['/quite-unlike', ''],
  ]);
  await openList(page);
  for (const address of ['/about-uss', '/contact-uss', '/quite-unlike']) {
    const box = page.getByRole('checkbox', { name: `Choose ${address}` });
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await box.focus();
    await page.keyboard.press('Space');
  }
  await expect(chosen(page)).toContainText('3 chosen');
  expect(await violationsOf(page, { part: '.not-found' })).toEqual([]);
  await chosen(page).getByRole('button', { name: 'Redirect each as suggested' }).focus();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: '2 of 3 redirected.' });
  await expect(outcome).toContainText('/quite-unlike: no suggestion, still chosen');
  await expect(outcome).toBeFocused();
  await expect(chosen(page)).toContainText('1 chosen');
  expect(await violationsOf(page, { part: '.not-found' })).toEqual([]);
  await press(page, 'Undo', '/contact-uss');
  await expect(rowOf(page, '/contact-uss').getByRole('button', { name: 'Redirect' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choose /contact-uss' }).check();
  await chosen(page).getByRole('button', { name: 'All to one page' }).click();
  await chosen(page).getByRole('textbox', { name: 'Send it to' }).fill('/contact-us');
  await chosen(page).getByRole('button', { name: 'Redirect', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 of 2 redirected.' })).toBeFocused();
  await expect(chosen(page)).toBeHidden();
  await expect(rowOf(page, '/quite-unlike')).toContainText('Redirects to /contact-us.');
});

interface Article {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly insightsContent: readonly object[];
}

/** Part of an article that consists of a link. */
function textWithLink(url: string): object {
  const plain = { direction: 'ltr', format: '', indent: 0, version: 1 };
  const text = { type: 'text', text: 'A link', detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
  const link = {
    ...plain,
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url },
    children: [text],
  };
  const root = { ...plain, type: 'root', children: [{ ...plain, type: 'paragraph', children: [link] }] };
  return { blockType: 'text', text: { root } };
}

test('E8: an editor corrects the link of an article in its draft, and begins one for a search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { docs } = await desk.admin.ask<{ readonly docs: readonly Article[] }>(
    'GET',
    'insights?limit=1&depth=0&where[_status][equals]=published',
  );
  const [article] = docs;
  if (!article) throw new Error('The sample has no article.');
  const insightsContent = [...article.insightsContent, textWithLink('/services/website-maintenence')];
  await desk.admin.ask('PATCH', `insights/${article.id}`, { insightsContent, _status: 'published' });
  count([['/services/website-maintenence', `/insights/${article.slug}`]]);
  databaseOf(desk.site.dataDirectory, (opened) =>
    opened
      .prepare(`insert into figures (day, kind, name, bucket, count) values (?, 'search', 'tea houses', 0, 4)`)
      .run(new Date().toISOString().slice(0, 10)),
  );
  await openList(page);
  await press(page, 'Correct the link', '/services/website-maintenence');
  const row = rowOf(page, '/services/website-maintenence');
  await expect(row).toContainText(`Corrected in the draft of “${article.title}”. Open it to publish.`);
  expect(await desk.textOf(`/insights/${article.slug}`)).toContain('/services/website-maintenence');
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(page.locator('#field-title')).toHaveValue(article.title, { timeout: 60_000 });
  const draft = JSON.stringify(await desk.admin.ask('GET', `insights/${article.id}?draft=true&depth=0`));
  expect(draft).toContain('"/services/website-maintenance"');
  expect(draft).not.toContain('maintenence');

  await page.goto(`${desk.site.url}/admin/not-found`);
  await page.getByRole('link', { name: /^Write an article\s?: tea houses$/ }).click();
  await expect(page.locator('#field-title')).toHaveValue('tea houses', { timeout: 60_000 });
});
