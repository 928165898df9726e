import { expect, type Page, test } from '@playwright/test';
import { blocks } from '../../../src/sections/blocks.ts';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { databaseOf } from '../../support/preparation/filled-analytics.ts';

const desk = deskForTests();

const draftOf = (collection: string, id: number, data: object) =>
  desk.admin.ask('PATCH', `${collection}/${id}?draft=true&autosave=false`, { ...data, _status: 'draft' });

/** Opens a record with its page beside the form. */
async function openBeside(page: Page, collection: string, id: number): Promise<void> {
  await page.goto(`${desk.site.url}/admin/collections/${collection}/${id}`);
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible({ timeout: 60_000 });
  // Payload restores an open preview a moment after the form; an earlier press of the button would
  // close it.
  const shown = beside(page).locator('main');
  await expect(async () => {
    if (!(await shown.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(shown).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 40_000 });
  // Two adopted style sheets show that the page follows the form.
  await expect
    .poll(() =>
      beside(page)
        .locator('main')
        .evaluate(() => document.adoptedStyleSheets.length),
    )
    .toBe(2);
}

const beside = (page: Page) => page.frameLocator('#live-preview-iframe');
const framed = (page: Page) => beside(page).locator('[data-editing]').first();

test('E6: the live preview follows typing, frames the edited section and opens a pressed one', async ({ page }) => {
  const id = await desk.admin.idOf('pages', 'path', '/services/seo');
  await desk.signIn(page);
  await openBeside(page, 'pages', id);
  await beside(page)
    .locator('main')
    .evaluate((main) => main.setAttribute('data-untouched', ''));

  await beside(page).getByRole('heading', { level: 2 }).nth(1).click({ force: true });
  const opened = page.locator('[id^="sections-row-"]', { has: page.locator(':focus') });
  await expect(opened).toBeVisible();
  await expect(framed(page)).toBeVisible();

  const row = page.locator('#sections-row-1');
  if (await row.locator('> .collapsible--collapsed').count()) await row.locator('.collapsible__toggle').first().click();
  const field = row.locator('.collapsible__content :is(textarea, input[type="text"])').first();
  await field.fill('A line that is not published yet');
  await expect(beside(page).getByText('A line that is not published yet').first()).toBeAttached();
  await expect(framed(page)).toContainText('A line that is not published yet');
  // Unchanged elements stay: the page was not reloaded.
  await expect(beside(page).locator('main[data-untouched]')).toBeAttached();
  expect(await desk.textOf('/services/seo')).not.toContain('A line that is not published yet');

  const [scrolled] = await Promise.all([
    beside(page)
      .locator('body')
      .evaluate(() => location.href),
    beside(page).getByRole('link').first().click({ force: true }),
  ]);
  expect(
    await beside(page)
      .locator('body')
      .evaluate(() => location.href),
  ).toBe(scrolled);
});

/** Opens a section and puts the caret into its first field. */
async function writeIn(page: Page, index: number): Promise<void> {
  const row = page.locator(`#sections-row-${index}`);
  const field = row.locator('.collapsible__content :is(textarea, input[type="text"])').first();
  await expect(async () => {
    if (!(await field.isVisible())) await row.locator('.collapsible__toggle').first().click({ timeout: 2000 });
    await field.focus({ timeout: 2000 });
  }).toPass();
}

test('E6: the live preview retries after a refused and a failed request', async ({ page }) => {
  await desk.signIn(page);
  await openBeside(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/seo'));
  await writeIn(page, 1);
  let refused = 0;
  await page.route(/\/preview\/pages\//, (route) => {
    if (route.request().method() !== 'POST' || refused === 2) return route.fallback();
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503 }) : route.abort();
  });
  await page.locator(':focus').fill('Shown in the end');
  await expect(beside(page).getByText('Shown in the end').first()).toBeAttached();
  expect(refused).toBe(2);
});

test('E6: twenty changes in the live preview of a page with a film leak no memory', async ({ page }) => {
  await desk.signIn(page);
  await openBeside(page, 'pages', await desk.admin.idOf('pages', 'path', '/'));
  await expect(beside(page).locator('main video').first()).toBeAttached();
  const tools = await page.context().newCDPSession(page);
  const inMemory = async () => {
    // One collection may release objects for the next.
    for (const _round of [1, 2, 3]) await tools.send('HeapProfiler.collectGarbage');
    return tools.send('Memory.getDOMCounters');
  };
  await writeIn(page, 0);
  const field = page.locator(':focus');
  const write = async (words: string) => {
    await field.fill(words);
    await expect(beside(page).getByText(words).first()).toBeAttached();
  };
  for (const words of ['Begun', 'Begun again', 'Begun once more']) await write(words);
  const before = await inMemory();
  for (let change = 0; change < 20; change++) await write(`Change ${change} of them`);
  const after = await inMemory();
  expect(after.documents).toBeLessThanOrEqual(before.documents + 2);
  expect(after.nodes).toBeLessThan(before.nodes + 10_000);
});

test('E3: an incomplete new section has a placeholder in the live preview, not on the site', async ({ page }) => {
  const { id } = await desk.admin
    .ask('POST', 'pages', {
      path: '/services/begun',
      title: 'A page that is begun',
      description: 'A page that is made for a test, with a description that is long enough to be one.',
      sections: [{ blockType: 'hero', heading: { text: 'Begun' }, water: 'accent3' }],
      _status: 'published',
    })
    .then(({ doc }) => doc ?? { id: 0 });
  await desk.signIn(page);
  await openBeside(page, 'pages', id);
  await page.getByRole('button', { name: 'Add Section' }).last().click();
  await page.locator('.blocks-drawer__block').getByRole('button', { name: blocks.team.label }).click();
  await expect(page.locator('#field-sections__1__heading')).not.toHaveValue('');
  const place = beside(page).getByText(`Section 2, ${blocks.team.label}: waits for people`);
  await expect(place).toBeVisible();
  await place.click();
  await expect(framed(page)).toContainText('waits for people');
  expect(await desk.textOf('/services/begun')).not.toContain('waits for');

  await page.locator('#field-sections__1__people .rs__control').click();
  await page.locator('.rs__option').first().click();
  await expect(place).toBeHidden();
});

test('E6: the frame in the live preview names its section below the header of the page', async ({ page }) => {
  await desk.signIn(page);
  await openBeside(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong'));
  const frame = beside(page).locator('.editing-frame');
  const edges = async () => {
    const [header, name, box] = await Promise.all(
      [beside(page).locator('header').first(), frame.locator('span'), frame].map((part) => part.boundingBox()),
    );
    return { header: (header?.y ?? 0) + (header?.height ?? 0), name: name?.y ?? 0, frame: box?.y ?? 0 };
  };
  await writeIn(page, 3);
  await expect(frame).toHaveText('4 List');
  await expect(frame).toBeInViewport();
  for (const width of ['Desktop', 'Phone']) {
    await page.locator('.live-preview-toolbar-controls__breakpoint button').click();
    await page.getByRole('button', { name: width, exact: true }).click();
    await expect(async () => {
      const { header, name, frame: top } = await edges();
      expect(name).toBeGreaterThanOrEqual(header - 1);
      expect(top).toBeGreaterThan(name);
      expect(top).toBeLessThan(header + 120);
    }).toPass();
  }
  await writeIn(page, 0);
  await expect(frame).toHaveText('1 Hero with a headline');
  const [controls, toolbar] = await Promise.all(
    ['.doc-controls', '.live-preview-toolbar'].map((part) => page.locator(part).boundingBox()),
  );
  expect(toolbar?.y ?? 0).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 0) - 1);
});

test('E6: on a phone the live preview is below the edited field', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await desk.signIn(page);
  await openBeside(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong'));
  // A form that is drawn again meanwhile loses the focus and the field.
  await expect(async () => {
    await writeIn(page, 1);
    const field = await page.locator('#sections-row-1 :focus').boundingBox({ timeout: 2000 });
    const shown = await page.locator('.live-preview-window').boundingBox();
    expect(field?.width).toBeGreaterThan(250);
    expect(shown?.height).toBeGreaterThan(300);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
});

test('E6: nearly empty drafts of cases, articles and jobs have a live preview', async ({ page }) => {
  await desk.signIn(page);
  for (const [collection, name] of [
    ['works', 'title'],
    ['insights', 'title'],
    ['jobs', 'job'],
  ] as const) {
    const made = await desk.admin.ask('POST', `${collection}?draft=true`, { [name]: `A ${collection} of today` });
    await openBeside(page, collection, made.doc?.id ?? 0);
    await expect(beside(page).locator('h1')).toContainText(`A ${collection} of today`);
    await page.locator(`#field-${name}`).fill(`Another ${collection}`);
    await expect(beside(page).locator('h1')).toContainText(`Another ${collection}`);
  }
});

test('E6: the live preview of a page shows drafts of its cases, the site does not', async ({ page }) => {
  const work = await desk.admin.idOf('works', 'slug', 'tai-ping');
  await draftOf('works', work, { title: 'Tai Ping, renamed' });
  await desk.signIn(page);
  await openBeside(page, 'pages', await desk.admin.idOf('pages', 'path', '/'));
  await expect(beside(page).getByText('Tai Ping, renamed').first()).toBeAttached();
  expect(await desk.textOf('/')).not.toContain('Tai Ping, renamed');
});

/** Checks the page of an expired link, on every screen. */
async function expectExpired(stranger: Page): Promise<void> {
  await expect(stranger.getByRole('heading', { name: 'This preview is over.' })).toBeVisible();
  await expect(stranger.locator('main')).toContainText('Ask whoever sent it to you for a new one');
  await expect(stranger.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  expect(await stranger.content()).not.toContain('not yet public');
  expect(await violationsOf(stranger)).toEqual([]);
  for (const width of [320, 412, 1440]) {
    await stranger.setViewportSize({ width, height: 900 });
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
}

test('E6: a shared link shows one draft and nothing else until it is revoked', async ({ page, browser }) => {
  const [shopify, ecommerce] = await Promise.all([
    desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong'),
    desk.admin.idOf('pages', 'path', '/services/ecommerce'),
  ]);
  await draftOf('pages', shopify, { title: 'Shopify, not yet public' });
  await draftOf('pages', ecommerce, { title: 'Selling, not yet public' });
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/pages/${shopify}`);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(link);
  expect(answer?.status()).toBe(200);
  expect(await answer?.allHeaders()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  await expect(stranger).toHaveTitle('Shopify, not yet public');
  await expect(stranger.getByRole('complementary', { name: 'Preview' })).toContainText(
    /Ends \w+day \d+ \w+ at \d\d:\d\d/,
  );
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await violationsOf(stranger)).toEqual([]);
  await stranger.setViewportSize({ width: 320, height: 800 });
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // The link opens neither another draft, nor the preview beside the form, nor the panel.
  await stranger.goto(`${desk.site.url}/services/ecommerce`);
  await expect(stranger).not.toHaveTitle('Selling, not yet public');
  for (const path of [
    `/preview/pages/${shopify}`,
    `/preview/pages/${ecommerce}`,
    `${new URL(link).pathname.slice(0, -1)}x`,
  ])
    expect((await stranger.goto(`${desk.site.url}${path}`))?.status(), path).toBe(404);

  await stranger.goto(link);
  await stranger.getByRole('link', { name: 'Leave' }).click();
  await expect(stranger).toHaveURL(`${desk.site.url}/services/shopify-hong-kong`);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expectExpired(stranger);
});

test('E6: a shared link expires on time and then says so', async ({ browser }) => {
  const record = await desk.admin.idOf('pages', 'path', '/strategy');
  await draftOf('pages', record, { title: 'Design, not yet public' });
  const made = await desk.admin.ask('POST', 'preview-links/share', { collection: 'pages', record });
  const { id = 0, path = '' } = made as { readonly id?: number; readonly path?: string };
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(`${desk.site.url}${path}`))?.status()).toBe(200);
  await expect(stranger).toHaveTitle('Design, not yet public');
  // Shortens the remaining day to three seconds.
  const soon = new Date(Date.now() + 3000).toISOString();
  databaseOf(desk.site.dataDirectory, (opened) =>
    opened.prepare('update preview_links set ends = ? where id = ?').run(soon, id),
  );
  await expect.poll(async () => (await stranger.reload())?.status()).toBe(404);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
  await expectExpired(stranger);
  const { headers } = await fetch(`${desk.site.url}${path}`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  await stranger.getByRole('link', { name: 'See the site' }).click();
  await expect(stranger).toHaveURL(`${desk.site.url}/`);
  await stranger.context().close();
});

test('E6: a shared draft sends no form, and the live preview refuses requests of other sites', async ({ page }) => {
  const contact = await desk.admin.idOf('pages', 'path', '/contact-us');
  const made = await desk.admin.ask('POST', 'preview-links/share', { collection: 'pages', record: contact });
  const { path = '' } = made as { readonly path?: string };
  await page.goto(`${desk.site.url}${path}`);
  await page.getByLabel('Name').first().fill('Chan Tai Man');
  await page.getByLabel(/mail/i).first().fill('chan@client.example');
  await page.getByRole('button', { name: /send/i }).first().click();
  const { totalDocs } = (await desk.admin.ask('GET', 'submissions?limit=1&depth=0')) as { readonly totalDocs?: number };
  expect(totalDocs).toBe(0);

  await desk.signIn(page);
  const beneath = await page.goto(`${desk.site.url}/preview/pages/${contact}`);
  expect((await beneath?.allHeaders())?.['content-security-policy']).toContain("frame-ancestors 'self'");
  const forged = await page.request.post(`${desk.site.url}/preview/pages/${contact}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
    data: { data: { title: 'x' } },
  });
  expect(forged.status()).toBe(403);
});

test('E6: forms and lists link to the page of a record', async ({ page }) => {
  await desk.signIn(page);
  const id = await desk.admin.idOf('works', 'slug', 'arabica');
  await page.goto(`${desk.site.url}/admin/collections/works/${id}`);
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/work/arabica');
  await page.goto(`${desk.site.url}/admin/collections/jobs`);
  await expect(page.getByRole('link', { name: 'View', exact: true }).first()).toHaveAttribute('href', /^\/jobs\//);
});

test('E6: the live preview shows a change that was saved while it was loading', async ({ page }) => {
  const id = await desk.admin.idOf('pages', 'path', '/about-us');
  await desk.signIn(page);
  // The document is that of a moment ago; all later requests get the current state.
  await page.route(`**/preview/pages/${id}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const of = (await answer.text()).replace(/<h1([^>]*)>/, '<h1$1>Of before: ');
    return route.fulfill({ response: answer, body: of.replace(/(<meta name="draft" content=")[^"]*/, '$1before') });
  });
  await openBeside(page, 'pages', id);
  await expect(beside(page).locator('h1').first()).not.toContainText('Of before');
});
