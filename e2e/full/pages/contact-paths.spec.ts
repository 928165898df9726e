import type { Page } from '@playwright/test';
import { asPrinted, specification } from '../../support/preparation/specified-pages.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };
/** Viewports of scrolling at most until the next button that leads to the form. */
const mostScreens = 5;
const shopify = '/services/shopify-hong-kong';
const shopifyPrice = asPrinted('HKD $150,000');

/** Positions of links to the form from the top of the page, in viewports. */
const placesOf = (page: Page): Promise<number[]> =>
  page.locator('main').evaluate((main) => {
    delete document.body.dataset.deferred;
    const place = (edge: number): number => (edge + scrollY) / innerHeight;
    const links = [...main.querySelectorAll<HTMLElement>('a[href^="/contact-us"]')].filter((link) =>
      link.checkVisibility(),
    );
    return [
      0,
      ...links.map((link) => place(link.getBoundingClientRect().top)),
      place(main.getBoundingClientRect().bottom),
    ].sort((one, other) => one - other);
  });

for (const viewport of [wide, phone])
  test(`V8: service pages link to the form at least every five screens, ${viewport.width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of Object.keys(specification)) {
      await page.goto(siteUrl + path);
      const places = await placesOf(page);
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      expect(Math.max(...gaps), `${path}: ${places.map((place) => place.toFixed(1)).join(' ')}`).toBeLessThan(
        mostScreens,
      );
    }
  });

test('V8: the strip to WhatsApp sticks on phones, and keeps clear of forms and of low windows', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/services/seo`);
  const strip = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'WhatsApp' }) });
  await expect(strip).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(strip).toHaveCSS('position', 'static');
  await page.setViewportSize(phone);
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').focus();
  await expect(strip).toHaveCSS('position', 'static');
  await search.getByRole('button').focus();
  await expect(strip).toHaveCSS('position', 'static');
  await search.getByRole('button').blur();
  await expect(strip).toHaveCSS('position', 'sticky');
  await page.getByRole('main').evaluate((main) => {
    const form = document.createElement('form');
    form.method = 'post';
    main.prepend(form);
  });
  await expect(strip).toHaveCSS('position', 'static');
});

test('V8: the form states that all five fields are required', async ({ reader, siteUrl }) => {
  await reader.goto(`${siteUrl}/contact-us`);
  const form = reader.getByRole('form', { name: 'Message form' });
  await expect(form.locator('[required]')).toHaveCount(5);
  await expect(form.locator('legend').first()).toContainText('All five');
});

test('V8: the price of a Shopify store is in both menus, on the home page and on its page', async ({
  reader,
  siteUrl,
}) => {
  await reader.goto(`${siteUrl}/`);
  const main = reader.locator('main');
  for (const place of [reader.locator('#services-menu'), reader.locator('#mobile-menu'), main])
    await expect(place.locator(`a[href="${shopify}"]`)).toContainText(shopifyPrice);
  await reader.goto(siteUrl + shopify);
  await expect(main.locator('> section').first()).toContainText(shopifyPrice);
  const data = await reader.locator('script[type="application/ld+json"]').allTextContents();
  const service = data
    .flatMap((json) => JSON.parse(json)['@graph'] ?? [])
    .find((node: { '@type'?: string }) => node['@type'] === 'Service');
  expect(service.provider.priceRange).toBe(`from ${shopifyPrice}`);
  expect(JSON.stringify(service.hasOfferCatalog)).toContain('"lowPrice":150000');
});

test('V8: the list of articles has a visible link to the feed', async ({ reader, siteUrl }) => {
  await reader.goto(`${siteUrl}/insights`);
  const link = reader.getByRole('link', { name: 'RSS feed' });
  await expect(link).toBeVisible();
  const feed = await reader.request.get(siteUrl + (await link.getAttribute('href')));
  expect(feed.headers()['content-type']).toMatch(/xml/);
});

test('V8: closed days, the motion switch and the price list have plain labels', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/contact-us`);
  const days = page.locator('[data-motion="hours"] tbody tr');
  for (const day of [5, 6]) await expect(days.nth(day)).toContainText('Closed');
  await page.goto(`${siteUrl}/`);
  await expect(page.getByRole('checkbox', { name: 'Stop motion' })).toBeVisible();
  await expect(page.locator('#services-menu')).toContainText('Price list');
});

test('V8: Chinese text on English pages has its language, in drawings too', async ({ reader, siteUrl }) => {
  for (const path of [
    '/',
    '/web-design',
    '/contact-us',
    '/about-us',
    '/jobs',
    '/nowhere',
    ...Object.keys(specification),
  ]) {
    await reader.goto(siteUrl + path);
    const unmarked = await reader.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isSeen = parent && !['SCRIPT', 'STYLE'].includes(parent.tagName);
        if (!isSeen || !/\p{Script=Han}/u.test(node.nodeValue ?? '')) continue;
        if (!parent.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')) found.push(node.nodeValue ?? '');
      }
      return found;
    });
    expect(unmarked, path).toEqual([]);
  }
});

test('V7: the error of a field stays until its text is composed', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/contact-us`);
  await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  await expect(page.locator('form[action="/contact-us"]')).toHaveJSProperty('noValidate', true);
  await page.getByRole('button', { name: 'Send message' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAccessibleDescription('Name is required');
  await name.focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'chan', selectionStart: 4, selectionEnd: 4 });
  await expect(name).toHaveValue('chan');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await input.send('Input.insertText', { text: '陳大文' });
  await expect(name).toHaveAccessibleDescription('');
});
