import { expect, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V5: the office carousel moves by buttons, thumbnails and keyboard', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  const office = page.getByRole('region', { name: 'The office' });
  await office.scrollIntoViewIfNeeded();
  const status = office.locator('[data-part="status"]');
  await expect(status).toHaveText('1 of 6');
  await expect(office.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await office.getByRole('button', { name: 'Next' }).click();
  await expect(status).toHaveText('2 of 6');
  await office.getByRole('button', { name: 'The roof' }).click();
  await expect(status).toHaveText('6 of 6');
  await expect(office.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await office.locator('[data-part="row"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status).not.toHaveText('6 of 6');
});

test('V5: without script the carousel is a row that scrolls and snaps', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/`);
  const row = page.getByRole('region', { name: 'Client screens' }).locator('[data-part="row"]');
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  const width = await row.evaluate((element) => element.clientWidth);
  await page.mouse.wheel(width * 0.4, 0);
  // The carousel snaps to a slide after release.
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const step = (element.clientWidth + 60) / 2;
        return (
          element.scrollLeft > 0 && Math.abs(element.scrollLeft / step - Math.round(element.scrollLeft / step)) < 0.01
        );
      }),
    )
    .toBe(true);
  await context.close();
});
