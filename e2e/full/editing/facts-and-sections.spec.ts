import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { publishLongPage } from '../../support/page/long-page.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith, publish, save } from '../../support/panel/panel.ts';

const desk = deskForTests();
const { textOf, signIn, open } = desk;

const statusOf = async (path: string) => (await fetch(`${desk.site.url}${path}`, { redirect: 'manual' })).status;

test('E3: a changed price appears in cards, questions, menus and structured data', async ({ page }) => {
  const places = ['/services/website-maintenance', '/services/ecommerce', '/'] as const;
  for (const path of places) await textOf(path);
  await signIn(page);
  for (const [token, value] of [
    ['hours-25', '34500'],
    ['shop-shopify', '165000'],
  ] as const) {
    await open(page, 'facts', await desk.admin.idOf('facts', 'token', token), 'value');
    await page.locator('#field-value').fill(value);
    expect(await save(page, 'PATCH')).toBe(200);
  }

  await expect.poll(() => textOf('/services/website-maintenance')).toContain('HK$34,500');
  const care = await textOf('/services/website-maintenance');
  expect(care).not.toContain('33,750');
  expect(care.match(/34,?500/g)?.length).toBeGreaterThan(3);
  await expect.poll(() => textOf('/services/ecommerce')).toContain('HK$165,000 on Shopify');
  const shop = await textOf('/services/ecommerce');
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(shop) ?? [];
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] };
  expect(JSON.stringify(graph)).toContain('"lowPrice":165000');
  expect(shop.replace(/<script.*?<\/script>/gs, '')).toContain('HK$165,000 on Shopify');
  expect(shop).not.toContain('150,000 on Shopify');
  await expect.poll(() => textOf('/')).toContain('165,000');
});

test('E3: an unknown fact is refused at its field, and a fact in use cannot be deleted', async ({ page }) => {
  await signIn(page);
  await open(page, 'pages', await desk.admin.idOf('pages', 'path', '/services/seo'), 'path');
  await page.locator('#sections-row-1 .collapsible__toggle').first().click();
  const words = page.locator('#field-sections__1__statement');
  const wrong = 'All {prjects} of them.';
  await Promise.all([autosavedWith(page, wrong), words.fill(wrong)]);
  expect(await publish(page)).toBe(400);
  await expect(page.locator('#sections-row-1 .field-error').first()).toContainText('There is no fact {prjects}');
  await words.fill('All {projects} of them.');
  expect(await publish(page)).toBe(200);
  await expect.poll(() => textOf('/services/seo')).toContain('All 400+ of them.');

  const id = await desk.admin.idOf('facts', 'token', 'projects');
  await expect(desk.admin.ask('DELETE', `facts/${id}`)).rejects.toThrow(/still said on/);
});

test('E3: a page of eight sections is composed, published, listed and renamed with a redirect', async ({ page }) => {
  await signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/pages/create`);
  await expect(page.locator('#field-path')).toBeVisible({ timeout: 60_000 });
  await page.locator('#field-path').fill('/services/branding');
  await page.locator('#field-menu').getByRole('combobox').fill('Serv');
  await page.keyboard.press('Enter');
  await page.locator('#field-menuName').fill('Branding');

  const add = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add Section' }).last().click();
    await page.getByPlaceholder('Search for a block').fill(label);
    await page.locator('.thumbnail-card', { hasText: label }).first().click();
    await expect(page.locator('[id^="sections-row-"]').last()).toContainText(label);
  };
  await add('Statement');
  await page.locator('#field-sections__0__statement').fill('A name, and what stands behind it.');
  await page.locator('#field-sections__0__paragraph').fill('We find both in {quote-time}.');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('Branding, Hong Kong');
  const description =
    'Names, marks and the words that go with them, made in Wong Chuk Hang by the people who make your website.';
  await Promise.all([autosavedWith(page, description), page.locator('#field-description').fill(description)]);
  expect(await publish(page)).toBe(400);
  expect(await statusOf('/services/branding')).toBe(404);
  await page.getByRole('button', { name: /^Sections/ }).click();
  await expect(page.getByText('A page begins with a hero').first()).toBeVisible();
  await add('Hero with a headline');
  await page.locator('#field-sections__1__heading__text').fill('Branding');
  await page.locator('#sections-row-1 .array-actions__button').first().click();
  await page.getByRole('button', { name: 'Move Up' }).click();
  for (const label of ['Spacer', 'Newest articles', 'List of articles', 'List of work']) await add(label);
  await add('Prices');
  await page.locator('#field-sections__6__heading').fill('What it costs');
  await page.locator('#field-sections__6__text').fill('Each service has its fare.');
  await add('Open jobs');
  await page.locator('#field-sections__7__none').fill('No job is open today.');
  expect(await publish(page)).toBe(200);

  await expect.poll(() => statusOf('/services/branding')).toBe(200);
  const made = await textOf('/services/branding');
  expect(made).toMatch(/<h1[^>]*>Branding<\/h1>/);
  expect(made).toContain('We find both in 2 to 3 weeks.');
  await expect.poll(() => textOf('/sitemap.xml')).toContain('/services/branding</loc>');
  await expect.poll(() => textOf('/search?q=branding')).toContain('href="/services/branding"');
  await expect.poll(() => textOf('/work')).toContain('href="/services/branding"');
  for (const part of ['Other popular topics', 'data-motion="work-list"', 'What it costs', 'href="/jobs/'])
    expect(made).toContain(part);

  await page.locator('#field-path').fill('/services/naming');
  expect(await publish(page)).toBe(200);
  await expect.poll(() => statusOf('/services/naming')).toBe(200);
  const whereOldLeads = async () => {
    const old = await fetch(`${desk.site.url}/services/branding`, { redirect: 'manual' });
    return [old.status, old.headers.get('location')];
  };
  await expect.poll(whereOldLeads).toEqual([301, '/services/naming']);
  await expect.poll(() => textOf('/work')).toContain('href="/services/naming"');
});

/** Bytes of a page in brotli, with all its styles. */
async function weightOf(path: string): Promise<number> {
  const html = await textOf(path);
  const bytesOf = async (address: string) => brotliCompressSync(await textOf(address)).byteLength;
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const weights = await Promise.all([path, ...sheets].map(bytesOf));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

test('E3: a page of forty sections has at most 60 kB, and 1 kB for each section', async () => {
  const eight = await weightOf(await publishLongPage(desk.admin, 8));
  const forty = await weightOf(await publishLongPage(desk.admin, 40));
  // The sample's own pages have up to 14 sections and a limit of 30 kB.
  expect(eight).toBeLessThanOrEqual(30_000);
  expect(forty).toBeLessThanOrEqual(60_000);
  expect((forty - eight) / 32, 'bytes for each further section').toBeLessThanOrEqual(1000);
});

test('E8: a changed fact lists the articles that contain its old value, with links', async ({ page }) => {
  const figure = await desk.admin.ask('POST', 'facts', {
    label: 'A big shop',
    token: 'big-shop',
    kind: 'dollars',
    value: '837310',
  });
  const article = await desk.admin.ask('POST', 'insights?draft=true', {
    title: 'What shops cost',
    description: 'A big one costs HK$837,310.',
    slug: 'what-shops-cost',
    _status: 'draft',
  });
  await desk.signIn(page);
  await desk.open(page, 'facts', figure.doc?.id ?? 0, 'value');
  const note = page.locator('.fact-written');
  await expect(note).toBeEmpty();
  await page.locator('#field-value').fill('900000');
  await expect(note).toContainText('The old figure also stands in 1 article.');
  const way = note.getByRole('link', { name: 'What shops cost' });
  await expect(way).toHaveAttribute('href', `/admin/collections/insights/${article.doc?.id}`);
  expect(await save(page, 'PATCH')).toBe(200);
  await expect(way).toBeVisible();
});
