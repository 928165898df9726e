import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Price pages, each with questions; and one page of every other printed kind. */
const pricePages = ['/services/seo', '/services/website-maintenance', '/services/ecommerce'];
const others = ['/', '/contact-us', '/work/tai-ping', '/insights/structured-data-worth-writing'];

/** Viewport as wide as the print area of A4. */
const sheet = { width: 688, height: 1000 };

async function printed(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto(address, { waitUntil: 'load' });
}

/** Finds text that does not print as ink on white: on a coloured ground, or in a colour. */
const notInInk = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => !one.closest('svg, picture, img, video') && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor) || color !== 'rgb(0, 0, 0)';
      })
      .map((one) => `${one.localName}.${one.className}`),
  );

for (const address of [...pricePages, ...others]) {
  test(`V13: ${address} is printed in ink on white`, async ({ page, siteUrl }) => {
    await printed(page, `${siteUrl}${address}`);
    expect(await notInInk(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  });
}

for (const address of pricePages) {
  test(`V13: ${address} is printed with every price, question and answer`, async ({ page, siteUrl }) => {
    await printed(page, `${siteUrl}${address}`);
    const details = page.locator('main details');
    for (const one of await details.all()) {
      await expect(one.locator('summary')).toBeVisible();
      const answer = one.locator(':scope > :not(summary)').first();
      const box = await answer.boundingBox();
      expect(box?.height, (await one.locator('summary').textContent()) ?? '').toBeGreaterThan(8);
      expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    }
    // Prices are drawn, with the text beside for screen readers; the drawing has to be on the
    // sheet.
    const outside = await page.evaluate((width) => {
      const prices = [...document.querySelectorAll('main svg text')].filter(
        (text) => /\d,\d{3}/.test(text.textContent) && text.getClientRects().length > 0,
      );
      // Tolerance in px: a letter's box is a little wider than its glyph.
      const air = 12;
      const cut = prices.filter((text) => {
        const { left, right, width: wide } = text.getBoundingClientRect();
        return wide === 0 || left < -air || right > width + air;
      });
      return { prices: prices.length, cut: cut.map((text) => text.textContent) };
    }, sheet.width);
    expect(outside.prices).toBeGreaterThanOrEqual(3);
    expect(outside.cut).toEqual([]);
  });
}

for (const address of pricePages) {
  test(`V13: ${address} is printed on at most four pages`, async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
  });
}

test('V13: the about page is printed on two pages', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/about-us`, { waitUntil: 'load' });
  const sheets = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
});

test('V13: printed benefits of a job are separated by lines', async ({ page, siteUrl }) => {
  await printed(page, `${siteUrl}/jobs/web-developer-jobs`);
  const figures = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
  const rules = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderInlineStartStyle));
  expect(rules).toEqual(['none', ...rules.slice(1).map(() => 'solid')]);
  expect(rules.length).toBeGreaterThan(1);
});
