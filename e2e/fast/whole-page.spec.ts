import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 900 };

for (const [path, width] of [
  ['/web-design', 390],
  ['/services/shopify-hong-kong', 1280],
] as const)
  test(`V13: a checker that neither waits nor scrolls finds nothing on ${path} at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    expect(await violationsOf(page)).toEqual([]);
  });

for (const path of ['/', '/services/ecommerce']) {
  test(`V2: the End key reaches the footer of ${path}, and the page keeps its height`, async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('End');
    await expect
      .poll(() => page.evaluate(() => Math.round(document.body.scrollHeight - innerHeight - scrollY)))
      .toBeLessThanOrEqual(1);
    expect(await height()).toBe(before);
  });

  test(`V2: Back and a reload return to the place on ${path}`, async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
    await expect.poll(place).toBe(6000);
    await page.goto(`${siteUrl}/robots.txt`);
    await page.goBack({ waitUntil: 'load' });
    await expect.poll(place).toBe(6000);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(place).toBe(6000);
  });
}

test('V2: a link to a part of the page leads to it, from elsewhere and from the page itself', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(phone);
  const distance = () => page.locator('#services').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await page.goto(`${siteUrl}/#services`, { waitUntil: 'load' });
  await expect.poll(distance).toBeLessThan(120);
  await page.goto(`${siteUrl}/robots.txt`);
  await page.goto(siteUrl, { waitUntil: 'load' });
  // Playwright would scroll to a link of the page before it presses it.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#services';
    document.body.append(link);
    link.click();
  });
  await expect.poll(distance).toBeLessThan(120);
});
