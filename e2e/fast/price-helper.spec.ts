import { expect, test } from '../support/test.ts';

test('V12: the price helper finds the cheapest plan by keyboard', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/services/website-maintenance`);
  const slider = page.getByRole('slider', { name: 'Hours wanted in a quarter' });
  await page.getByRole('table').scrollIntoViewIfNeeded();
  await slider.focus();
  const answer = page.locator('output');
  await expect(answer).toHaveText('25 hours, then pay as you goHK$41,500 a quarter');
  await page.keyboard.press('End');
  await expect(answer).toHaveText('150 hours a quarterHK$157,500 a quarter');
  await expect(page.locator('tr[data-current]')).toHaveText(/128 to 150/);
  await expect(page.getByRole('link', { name: 'Ask for these hours' })).toHaveAttribute(
    'href',
    /\/contact-us\?plan=150%20hours#form$/,
  );
  await page.keyboard.press('Home');
  await expect(answer).toHaveText('Pay As You GoHK$1,550 a quarter');
});

test('V12: the table of the price helper shows the cheapest plans without script', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/website-maintenance`);
  await expect(page.getByRole('slider')).toBeHidden();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(0)).toHaveText(/1 to 21.*Pay As You Go.*HK\$1,550 to HK\$32,550/);
  await expect(rows.nth(1)).toHaveText(/22 to 25.*25 hours a quarter.*HK\$33,750/);
  await expect(rows.nth(2)).toHaveText(/26 to 44.*25 hours, then pay as you go.*HK\$35,300 to HK\$63,200/);
  await context.close();
});
