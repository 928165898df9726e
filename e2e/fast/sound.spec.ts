import { addresses, filteredAddresses, templates } from '../support/addresses.ts';
import { allFaultsOf, look, phone, wide } from '../support/conditions.ts';
import { expect, test } from '../support/test.ts';
import { watch, widthsOf } from '../support/watched.ts';

for (const address of [...templates, '/search?q=shop', '/no-such-page']) {
  test(`${address} loads whole and is sound on a phone and on a wide window`, async ({ page, siteUrl }) => {
    await look(page, phone);
    const watched = watch(page, `${siteUrl}${address}`);
    const response = await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    const faults: string[] = [];
    for (const condition of [phone, wide]) {
      await look(page, condition);
      faults.push(...(await widthsOf(page, watched, condition)), ...(await allFaultsOf(page, condition)));
    }
    expect([...watched.troubles, ...faults]).toEqual([]);
  });
}

test('every page is readable without script', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone.viewport });
  const page = await context.newPage();
  for (const address of [...addresses, ...filteredAddresses]) {
    await page.goto(`${siteUrl}${address}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), address).toBeVisible();
    expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(120);
  }
  await context.close();
});
