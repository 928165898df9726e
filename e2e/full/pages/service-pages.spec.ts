import { readFileSync } from 'node:fs';
import { phone } from '../../support/page/service-page.ts';
import { expect, test } from '../../support/test.ts';

const withQuestions = [
  '/services/ecommerce',
  '/services/shopify-hong-kong',
  '/services/seo',
  '/services/email-marketing-hong-kong',
  '/services/web-design-hong-kong',
];

for (const path of withQuestions)
  for (const setting of [{}, { javaScriptEnabled: false }, { reducedMotion: 'reduce' }] as const) {
    test(`V12: ${path} keeps one question open, by keyboard, with ${JSON.stringify(setting)}`, async ({
      browser,
      siteUrl,
    }) => {
      const context = await browser.newContext({ ...setting, viewport: phone });
      const page = await context.newPage();
      await page.goto(`${siteUrl}${path}`);
      const rows = page.locator('details[name="questions"]');
      const open = page.locator('details[name="questions"][open]');
      await expect(open).toHaveCount(1);
      await rows.nth(2).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(rows.nth(2)).toHaveAttribute('open', '');
      await expect(open).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(0);
      await context.close();
    });
  }

test('V12: the search field of the SEO page works without script', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/seo`);
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' });
  await field.fill('carpets');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=carpets$/);
  await context.close();
});

test('V12: the Shopify page shows only cases on Shopify', async ({ reader: page, siteUrl }) => {
  await page.goto(`${siteUrl}/services/shopify-hong-kong`);
  const cases = await page
    .locator('main a[href^="/work/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.slice('/work/'.length) ?? ''))]);
  expect(cases.length).toBeGreaterThan(2);
  for (const slug of cases)
    expect(readFileSync(new URL(`../../../sample/cases/${slug}.md`, import.meta.url), 'utf8'), slug).toContain(
      'Shopify',
    );
});
