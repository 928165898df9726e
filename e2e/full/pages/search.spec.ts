import type { Route } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { driven, mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

const results = '[data-part="result"]';

test('V3: the best title is first among all types, while typing and on the search page', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/search?q=contact`);
  await expect(page.locator(results).first()).toHaveAttribute('href', '/contact-us');
  await mounted(driven(page, 'search'));
  await page.getByRole('searchbox').fill('shopify');
  await expect(page.locator(results).first()).toHaveAttribute('href', '/services/shopify-hong-kong');
});

test('V3: shops are found by synonyms, services with prices, articles with pictures', async ({ page, siteUrl }) => {
  for (const words of ['shop', 'shops', 'store']) {
    await page.goto(`${siteUrl}/search?q=${words}`);
    const group = (name: string) => page.getByRole('region', { name });
    await expect(group('Work').locator('a[href="/work/arabica"]')).toBeVisible();
    for (const path of ['/services/ecommerce', '/services/shopify-hong-kong'])
      await expect(group('Services').locator(`a[href="${path}"]`)).toContainText('HK$');
  }
  const picture = page.getByRole('region', { name: 'Articles' }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  expect(x + width).toBeCloseTo(page.viewportSize()?.width ?? 0, 0);
});

test('V3: results look the same while typing and on the search page', async ({ page, siteUrl }) => {
  /** Positions and letters of all results. */
  const drawn = () =>
    page.locator('[data-part="found"] *').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const { display, fontSize, color, backgroundColor } = getComputedStyle(one);
        return [one.localName, Math.round(width), Math.round(height), display, fontSize, color, backgroundColor].join(
          ' ',
        );
      }),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/search?q=shop`);
  await page.mouse.move(0, 0);
  const asked = await drawn();
  expect(asked.length).toBeGreaterThan(40);
  await page.goto(`${siteUrl}/search`);
  await page.getByRole('searchbox').pressSequentially('shop');
  await expect(page).toHaveURL(`${siteUrl}/search?q=shop`);
  await expect.poll(drawn).toEqual(asked);
});

test('V3: the search field has the position and type size of the drawn query', async ({ page, siteUrl }) => {
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/search?q=shop`);
    await mounted(driven(page, 'search'));
    const field = page.getByRole('searchbox');
    const word = page.locator('[data-part="poster"] svg').filter({ visible: true }).first();
    const place = async () => {
      const letters = await word.evaluate((one) => {
        const { left, width: measure } = one.getBoundingClientRect();
        return left + (Number(one.querySelector('text')?.getAttribute('x')) * measure) / 1000;
      });
      return Math.round(Math.abs(((await field.boundingBox())?.x ?? 0) - letters));
    };
    expect(await place()).toBeLessThanOrEqual(1);
    const sizes = () =>
      Promise.all([
        field.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        word.evaluate((one) => {
          const scale = one.getBoundingClientRect().width / 1000;
          return Number(one.querySelector('text')?.getAttribute('font-size')) * scale;
        }),
      ]);
    const [typed, drawn] = await sizes();
    expect(typed).toBeCloseTo(drawn, 0);
    await field.press('End');
    await page.keyboard.type('ify');
    await expect(page.locator('[data-part="poster"]')).toContainText('SHOPIFY');
    await expect(page.locator('search')).not.toHaveAttribute('data-typing');
    const [typedThen, drawnThen] = await sizes();
    expect(typedThen).toBeCloseTo(drawnThen, 0);
  }
});

test('V3: the Close link can be clicked in its middle at every width', async ({ page, siteUrl }) => {
  for (const width of [412, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/search', '/search?q=shop']) {
      await page.goto(`${siteUrl}${address}`);
      await mounted(driven(page, 'search'));
      const {
        x,
        y,
        width: wide,
        height,
      } = await page.getByRole('link', { name: 'Close' }).evaluate((link) => link.getBoundingClientRect().toJSON());
      await page.mouse.click(x + wide / 2, y + height / 2);
      await expect(page, `${address} at ${width}`).toHaveURL(`${siteUrl}/`);
    }
  }
});

test('V3: a query of any length fits into the search field', async ({ page, siteUrl }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const words of ['a', 'shop', 'website maintenance in hong kong for everybody']) {
      await page.goto(`${siteUrl}/search?q=${encodeURIComponent(words)}`);
      await mounted(driven(page, 'search'));
      const { content, room } = await page
        .getByRole('searchbox')
        .evaluate((input: HTMLInputElement) => ({ content: input.scrollWidth, room: input.clientWidth }));
      expect(content, `${words} at ${width}`).toBeLessThanOrEqual(room);
    }
  }
});

test('V3: the search shows its loading state until the newest request has ended', async ({ page, siteUrl }) => {
  const held: Route[] = [];
  await page.route(/\/search\?q=/, (route) => void held.push(route));
  await page.goto(`${siteUrl}/search`);
  const box = page.getByRole('searchbox');
  const search = page.locator('[data-motion~="search"]');
  await box.fill('tree');
  await expect.poll(() => held.length).toBe(1);
  await box.fill('trees');
  await expect.poll(() => held.length).toBe(2);
  await expect(search).toHaveAttribute('data-waiting');
  await held[1]?.continue();
  await expect(search).not.toHaveAttribute('data-waiting');
});

test('V3: text that an input method composes is searched once it is chosen', async ({ page, siteUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search?q=')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto(`${siteUrl}/search`);
  await mounted(driven(page, 'search'));
  const field = page.getByRole('searchbox');
  await field.focus();
  const input = await page.context().newCDPSession(page);
  for (const text of ['w', 'wo', '網', '網上'])
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(field).toHaveValue('網上');
  await page.clock.runFor(1000);
  await expect(page.locator('search')).toHaveAttribute('data-typing');
  await input.send('Input.insertText', { text: '網上商店' });
  await page.clock.runFor(1000);
  await expect(page.locator(results).first()).toHaveAttribute('href', '/services/ecommerce');
  expect(asked).toEqual(['網上商店']);
});

for (const [name, options] of [
  ['a phone', { viewport: { width: 412, height: 915 } }],
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
  ['forced colours', { viewport: { width: 1024, height: 800 }, forcedColors: 'active' }],
] as const) {
  test(`V3: the search has no violations of axe: ${name}`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    for (const query of ['', '?q=shop', '?q=zeppelinfabrik']) {
      await page.goto(`${siteUrl}/search${query}`);
      expect(await violationsOf(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}
