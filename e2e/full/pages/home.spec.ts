import type { Locator } from '@playwright/test';
import { facts } from '../../../sample/facts.ts';
import { prices } from '../../../sample/words/price-list.ts';
import { interpolateAll } from '../../../src/domain/facts.ts';
import { priceText } from '../../../src/domain/navigation.ts';
import { driven, mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const filledPrices = interpolateAll(prices, new Map(facts.map((fact) => [fact.token, fact])));

test('V12: the home page lists the prices of services in English and Chinese', async ({ page, siteUrl }) => {
  for (const viewport of [wide, phone, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/`);
    const section = page.locator('main section', { has: page.locator('details[name="services"]') });
    const cells = section.locator('ul a').filter({ has: page.locator('[lang="zh-HK"]') });
    await expect(cells).toHaveCount(prices.length);
    for (const [index, { href, label, parts, plate }] of filledPrices.entries()) {
      const cell = cells.nth(index);
      await expect(cell).toHaveAttribute('href', href);
      await expect(cell).toContainText(label);
      await expect(cell).toContainText(priceText(parts));
      await expect(cell.locator('[lang="zh-HK"]')).toHaveText(`${plate?.name} ${plate?.price}`);
      const cut = await cell.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(cut, `${label} at ${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('V12: the row nearest the middle of a narrow window is highlighted while scrolling', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/`);
  const rows = page.locator('details[name="services"]');
  const height = () => page.locator('main').evaluate((main) => main.clientHeight);
  await rows.nth(2).scrollIntoViewIfNeeded();
  await rows.nth(2).evaluate((row) => {
    const { top, height } = row.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  });
  await expect(rows.nth(2)).toHaveAttribute('data-nearest', '');
  await expect(page.locator('details[name="services"][data-nearest]')).toHaveCount(1);
  // The mark is visible and moves nothing.
  const groundOf = (index: number) =>
    rows.nth(index).evaluate((row) => getComputedStyle(row.querySelector('summary') as Element).backgroundColor);
  expect(await groundOf(2)).not.toBe(await groundOf(1));
  const marked = await height();
  await rows.nth(2).evaluate((row) => row.removeAttribute('data-nearest'));
  expect(await height()).toBe(marked);
  // The open row, with a ground of its own, is marked as well.
  await rows
    .nth(0)
    .locator('summary')
    .evaluate((one) => {
      const { top, height } = one.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
    });
  await expect(rows.nth(0)).toHaveAttribute('data-nearest', '');
  expect(await rows.nth(0).evaluate((row) => getComputedStyle(row).boxShadow)).not.toBe('none');
});

const topOf = (element: Locator) => element.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** Waits until an element no longer moves, as content near the viewport may still grow. */
async function topAtRest(element: Locator): Promise<number> {
  await element.page().waitForLoadState('networkidle');
  let top = Number.NaN;
  await expect
    .poll(async () => {
      const last = top;
      top = await topOf(element);
      return top === last;
    })
    .toBe(true);
  return top;
}

test('V12: a pressed row of the service list stays in place while the one above closes', async ({ page, siteUrl }) => {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/`);
    const rows = page.locator('details[name="services"]');
    await expect(rows.first()).toHaveAttribute('open', '');
    const pressed = rows.nth(2).locator('summary');
    await pressed.evaluate((one) =>
      scrollBy({ top: one.getBoundingClientRect().top - innerHeight * 0.6, behavior: 'instant' }),
    );
    const before = await topAtRest(pressed);
    await pressed.click();
    await expect(rows.nth(2)).toHaveAttribute('open', '');
    await page.waitForTimeout(700);
    expect(Math.abs((await topOf(pressed)) - before), `${viewport.width} px`).toBeLessThanOrEqual(2);
  }
});

test('V12: a row of the service list is no longer held in place once the visitor presses', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/`);
  const rows = page.locator('details[name="services"]');
  const pressed = rows.nth(1).locator('summary');
  // No row is open above the pressed one, so that nothing moves but for the holding.
  await rows.first().evaluate((row) => row.removeAttribute('open'));
  await pressed.scrollIntoViewIfNeeded();
  await mounted(driven(page, 'steady').filter({ has: rows }));
  await topAtRest(pressed);
  const moved = await pressed.evaluate(async (summary) => {
    const top = () => summary.getBoundingClientRect().top;
    (summary as HTMLElement).click();
    scrollBy({ top: -300, behavior: 'instant' });
    summary.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const before = top();
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return top() - before;
  });
  expect(Math.abs(moved)).toBeLessThanOrEqual(2);
});

test('V12: the counting numbers end with the values of the HTML', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/`);
  const drawn = page.locator('[data-motion="count-up"] text').filter({ visible: true });
  const before = await drawn.allTextContents();
  await drawn.first().scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.allTextContents()).not.toEqual(before);
  await expect.poll(() => drawn.allTextContents()).toEqual(before);
});

test('V12: pictures have at most 60 kB in the first view of a phone, 1.5 MB on the page', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'image')
      sizes.set(
        response.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  const sum = async (urls: readonly string[]) =>
    (await Promise.all(urls.map((url) => sizes.get(url) ?? 0))).reduce((total, size) => total + size, 0);
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  // The distance at which browsers load lazy pictures differs with the network, so only visible
  // ones count.
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      })
      .map(({ currentSrc }) => currentSrc),
  );
  const first = await sum(seen);
  expect(first, `${first} B in the first view`).toBeLessThanOrEqual(60_000);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  const whole = await sum([...sizes.keys()]);
  expect(whole, `${whole} B in all`).toBeLessThanOrEqual(1_500_000);
  await context.close();
});
