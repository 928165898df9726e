import type { Page } from '@playwright/test';
import { isDrawn } from '../../support/page/drawn.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 412, height: 915 };
const first = '[aria-label="Partners"] [data-part="slide"]:first-child';

async function expectLogos(page: Page): Promise<void> {
  await page.locator(first).scrollIntoViewIfNeeded();
  const marks = page.locator(`${first} [data-mark]`);
  await expect(marks).toHaveCount(9);
  for (const mark of await marks.all()) await expect.poll(() => isDrawn(mark)).toBe(true);
}

test('V12: partner logos are requested near the viewport, and not with the page', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/marks/')) asked.push(request.url());
  });
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expectLogos(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test.describe('V12: partner logos are visible', () => {
  test('without script', async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/`);
    await expectLogos(page);
    await context.close();
  });

  test('in forced colours', async ({ page, siteUrl }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await page.goto(`${siteUrl}/`);
    await expectLogos(page);
  });

  test('in print', async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${siteUrl}/`);
    await page.waitForLoadState('networkidle');
    const marks = page.locator('[data-mark]');
    const styles = await marks.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { backgroundColor, maskImage, printColorAdjust } = getComputedStyle(one);
          return `${backgroundColor} ${printColorAdjust} ${maskImage.startsWith('url(')}`;
        }),
    );
    expect(styles.length).toBeGreaterThan(20);
    expect(new Set(styles)).toEqual(new Set(['rgb(0, 0, 0) exact true']));
  });
});
