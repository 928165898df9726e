import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const submenu = (page: Page) => page.locator('#services-menu');
const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
const background = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);

const transparent = 'rgba(0, 0, 0, 0)';

for (const script of [true, false]) {
  test.describe(`menus with script ${script ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: script });

    test('the services submenu holds three services, and closes by its own button, Escape, and a press outside', async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize(wide);
      await page.goto(`${siteUrl}/`);
      await expect(submenu(page)).toBeHidden();
      await services(page).click();
      await expect(submenu(page).getByRole('link')).toHaveCount(3);
      for (const path of ['/strategy', '/web-design', '/web-development'])
        await expect(submenu(page).locator(`a[href="${path}"]`)).toBeVisible();
      await submenu(page).getByRole('button', { name: 'Close' }).click();
      await expect(submenu(page)).toBeHidden();

      await services(page).click();
      await page.keyboard.press('Escape');
      await expect(submenu(page)).toBeHidden();
      await expect(services(page)).toBeFocused();

      await services(page).click();
      await page.mouse.click(700, 860);
      await expect(submenu(page)).toBeHidden();

      await services(page).click();
      await services(page).click();
      await expect(submenu(page)).toBeHidden();
    });

    test('the mobile toggle opens and closes the navigation, and a link leaves it', async ({ page, siteUrl }) => {
      await page.setViewportSize(phone);
      await page.goto(`${siteUrl}/`);
      const menu = page.locator('#mobile-menu');
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu).toBeVisible();
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about-us');
      await expect(menu).toBeHidden();
    });
  });
}

test('a dimmed backdrop lies over the page while a menu is open', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/`);
  await services(page).click();
  const colour = await submenu(page).evaluate((menu) => getComputedStyle(menu, '::backdrop').backgroundColor);
  expect(colour).not.toBe(transparent);
});

test('the header gets its scrolled state at 100 px, and not before', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/`);
  expect(await background(page)).toBe(transparent);
  await page.evaluate(() => scrollTo({ top: 98, behavior: 'instant' }));
  await expect.poll(() => background(page)).toBe(transparent);
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect.poll(() => background(page)).not.toBe(transparent);
});

test.describe('the active link', () => {
  const marked = [
    ['/work', 'Work'],
    ['/about-us', 'About'],
    ['/insights', 'Insights'],
    ['/contact-us', 'Contact us'],
    ...['/strategy', '/web-design', '/web-development', '/services/seo', '/services/ecommerce'].map(
      (path) => [path, 'Services'] as const,
    ),
  ] as const;
  for (const [path, name] of marked) {
    test(`${name} is marked on ${path}`, async ({ page, siteUrl }) => {
      await page.setViewportSize(wide);
      await page.goto(`${siteUrl}${path}`);
      const current = page.getByRole('banner').locator('[aria-current]:visible');
      await expect(current).toHaveCount(1);
      await expect(current).toContainText(name);
    });
  }
});

test('a new page starts at its top, and Back returns to where the reader was', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  // Not Playwright's click, which would scroll to the link first.
  await page.getByRole('link', { name: 'See the work' }).evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/work');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500) < 50)).toBe(true);
});

test('the 404 page has no footer; every other has', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/nowhere`);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(`${siteUrl}/privacy-policy`);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('pages say which next pages may be made ready, and nothing of the admin panel', async ({ request, siteUrl }) => {
  const page = await request.get(`${siteUrl}/work`);
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get(`${siteUrl}/speculation-rules.json`);
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(await rules.text()).toContain('/admin*');
});

test.describe('the cursor', () => {
  const cursor = (page: Page) => page.locator('.cursor');

  test('follows a mouse from 1024 px on, and steps back for the keyboard', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${siteUrl}/`);
    await page.mouse.move(300, 300);
    await expect(cursor(page)).toHaveCount(1);
    await page.mouse.move(420, 380);
    await expect(page.locator('html')).toHaveAttribute('data-cursor', '');
    await expect.poll(async () => Math.round((await cursor(page).boundingBox())?.x ?? 0)).toBeGreaterThan(380);
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).cursor)).toBe('none');
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).not.toHaveAttribute('data-cursor');
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).cursor)).not.toBe('none');
  });

  for (const [name, options] of [
    ['below 1024 px', { viewport: { width: 1023, height: 800 } }],
    ['in forced colours', { viewport: wide, forcedColors: 'active' }],
    ['under reduced motion', { viewport: wide, reducedMotion: 'reduce' }],
  ] as const) {
    test(`does not load ${name}`, async ({ browser, siteUrl }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto(`${siteUrl}/`);
      await page.mouse.move(300, 300);
      await page.mouse.move(400, 400);
      await page.waitForTimeout(400);
      await expect(cursor(page)).toHaveCount(0);
      await context.close();
    });
  }
});

test('a phone receives at most 10 kB of script before it is touched, and none on the quiet pages', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  for (const [path, most] of [
    ['/', 10_000],
    ['/about-us', 10_000],
    ['/work', 10_000],
    ['/insights', 10_000],
    ['/privacy-policy', 0],
  ] as const) {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        );
    });
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, `${path}: ${bytes} B`).toBeLessThanOrEqual(most);
    await page.close();
  }
  await context.close();
});
