import { expect, test } from '@playwright/test';
import { deskForTests } from './support/desk.ts';
import { messageAt, publish, save } from './support/panel.ts';

const desk = deskForTests();
const { textOf, signIn, open } = desk;

test('an editor changes the menus: a word, a link to nowhere that is refused, and a page that puts itself there', async ({
  page,
}) => {
  await signIn(page);
  const { docs = [] } = await desk.admin.ask('GET', 'navigation?depth=0');
  await open(page, 'navigation', docs[0]?.id ?? 0, 'button__label');
  await page.locator('#header-row-2 .collapsible__toggle').first().click();
  await page.locator('#field-header__2__label').fill('Who we are');
  // The form looks at what was typed first; its answer would take away what is said of what was saved.
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('#field-header__2__href').fill('/nobody-here'),
  ]);
  expect(await save(page, 'PATCH')).toBe(400);
  await expect(messageAt(page, 'header__2__href')).toContainText('No page answers at /nobody-here');
  await page.locator('#field-header__2__href').fill('/about-us');
  expect(await save(page, 'PATCH')).toBe(200);
  await expect.poll(() => textOf('/work')).toContain('>Who we are</a>');
  expect(await textOf('/no-such-page')).toContain('>Who we are</a>');

  const shopify = await desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong');
  const made = await desk.admin.ask('POST', `pages/${shopify}/duplicate`, {});
  await open(page, 'pages', made.doc?.id ?? 0, 'path');
  await page.locator('#field-path').fill('/services/moving-house');
  await page.locator('#field-menuName').fill('Moving house');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('Moving a shop to another house');
  expect(await publish(page)).toBe(200);
  await expect.poll(() => textOf('/')).toContain('href="/services/moving-house"');

  await page.goto(`${desk.site.url}/work`);
  await page.getByRole('button', { name: 'Services' }).click();
  await page.locator('#services-menu').getByRole('link', { name: 'Moving house' }).click();
  await expect(page).toHaveURL(/\/services\/moving-house$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Moving house' })).toBeVisible();
});

test('a page that is taken off leaves no dead link in the menus or on other pages', async () => {
  const seo = await desk.admin.idOf('pages', 'path', '/services/seo');
  expect(await textOf('/')).toContain('href="/services/seo"');
  await desk.admin.ask('PATCH', `pages/${seo}?unpublishAllLocales=true`, { _status: 'draft' });
  for (const path of ['/', '/work', '/no-such-page', '/services/ecommerce'])
    await expect.poll(() => textOf(path), path).not.toContain('href="/services/seo"');
  await desk.admin.ask('PATCH', `pages/${seo}`, { _status: 'published' });
  await expect.poll(() => textOf('/')).toContain('href="/services/seo"');
});

test('in the place of a case that is taken off, home shows the next that is featured', async ({ page }) => {
  const shown = async () =>
    [...(await textOf('/')).matchAll(/<h3><a href="\/work\/([a-z-]+)"/g)].map(([, slug]) => slug);
  expect(await shown()).toEqual(['tai-ping', 'drc-feast', 'love-from-blue', 'sovereign-group']);
  await signIn(page);
  await open(page, 'works', await desk.admin.idOf('works', 'slug', 'drc-feast'), 'title');
  await page.locator('.doc-controls__popup').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(shown)
    .toEqual(['tai-ping', expect.stringMatching(/^(waves-pacific|arabica)$/), 'love-from-blue', 'sovereign-group']);
  expect(await textOf('/')).not.toContain('href="/work/drc-feast"');
  expect(await textOf('/strategy')).not.toContain('href="/work/drc-feast"');
});

test('the number to ring is changed once, and stands in header, footer, form and structured data', async ({ page }) => {
  await signIn(page);
  await open(page, 'facts', await desk.admin.idOf('facts', 'token', 'phone'), 'value');
  await page.locator('#field-value').fill('12');
  expect(await save(page, 'PATCH')).toBe(400);
  await expect(messageAt(page, 'value')).toContainText('Begin with the country');
  await page.locator('#field-value').fill('+852 0009 4321');
  expect(await save(page, 'PATCH')).toBe(200);
  await expect.poll(() => textOf('/contact-us')).toContain('tel:+85200094321');
  for (const path of ['/', '/contact-us', '/privacy-policy', '/services/ecommerce']) {
    const html = await textOf(path);
    expect(html, path).toContain('+852 0009 4321');
    expect(html, path).not.toContain('0009 2009');
  }
  await expect(desk.admin.ask('DELETE', `facts/${await desk.admin.idOf('facts', 'token', 'phone')}`)).rejects.toThrow(
    /cannot be deleted|not deleted|can be changed/,
  );
});
