import type { Page } from '@playwright/test';
import { isDrawn } from '../../support/page/drawn.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 412, height: 915 };
const first = '[aria-label="Partners"] [data-part="slide"]:first-child';

async function seesMarks(page: Page): Promise<void> {
  await page.locator(first).scrollIntoViewIfNeeded();
  const marks = page.locator(`${first} [data-mark]`);
  await expect(marks).toHaveCount(9);
  for (const mark of await marks.all()) await expect.poll(() => isDrawn(mark)).toBe(true);
}

test('V12: marks are requested when they are near the window, and not with the page', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/marks/')) asked.push(request.url());
  });
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await seesMarks(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test.describe('V12: marks are seen', () => {
  test('without script', async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/`);
    await seesMarks(page);
    await context.close();
  });

  test('in the colours of the visitor’s system', async ({ page, siteUrl }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await page.goto(`${siteUrl}/`);
    await seesMarks(page);
  });

  test('on paper, where a browser leaves out grounds', async ({ page, siteUrl }) => {
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
