import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 915 };

for (const script of [true, false])
  test(`V8: a price card leads to the form with its plan filled in, script ${script ? 'on' : 'off'}`, async ({
    browser,
    siteUrl,
  }) => {
    await using context = await browser.newContext({ viewport: phone, javaScriptEnabled: script });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/services/seo`);
    await page.locator('main a[href*="plan=Starter"]').click();
    await expect(page).toHaveURL(/\?plan=Starter%20SEO%20Plan#form$/);
    const form = page.getByRole('form', { name: 'Message form' });
    await expect(form.getByRole('paragraph').filter({ hasText: 'Starter SEO Plan' })).toBeInViewport();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Starter SEO Plan/);
  });

test('V8: the form shows the progress of an upload at its button', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/contact-us#form`);
  await expect(page.locator('form[action="/contact-us"]')).toHaveJSProperty('noValidate', true);
  await page.getByLabel('Name', { exact: true }).fill('M. Chan');
  await page.getByLabel('Email', { exact: true }).fill('chan@six.example');
  const buffer = Buffer.from(`%PDF-1.4\n${'0'.repeat(400_000)}\n%%EOF\n`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact-us', async (route) => {
    await held;
    await route.abort();
  });
  const button = page.locator('form[action="/contact-us"] [type="submit"]');
  await button.click();
  const progress = page.locator('form[action="/contact-us"] progress');
  await expect(progress).toBeVisible();
  const [bar, pressed] = [await progress.boundingBox(), await button.boundingBox()];
  expect(Math.abs((bar?.y ?? 0) - ((pressed?.y ?? 0) + (pressed?.height ?? 0)))).toBeLessThan(120);
  await expect(progress).toBeInViewport();
  release();
});
