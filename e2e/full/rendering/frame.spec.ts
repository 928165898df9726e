import type { Page } from '@playwright/test';
import { finding, floor } from '../../../sample/words/contact.ts';
import { notFound } from '../../../sample/words/elsewhere.ts';
import { navigation } from '../../../sample/words/navigation.ts';
import { brand } from '../../../src/config/brand/facts.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const submenu = (page: Page) => page.locator('#services-menu');
const phoneMenu = (page: Page) => page.locator('#mobile-menu');
const nine = [...navigation.services, ...navigation.prices];
/** Scrolls and waits two frames: scroll animations update with the next frame. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  }, top);

test('V2: the header covers neither focused elements nor fragment targets', async ({ page, siteUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(wide);
  for (const path of ['/', '/privacy-policy', '/services/seo', '/contact-us']) {
    await page.goto(`${siteUrl}${path}`);
    const hidden = await page.evaluate(async () => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary), footer a'),
      ].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const under: string[] = [];
      scrollTo(0, document.body.scrollHeight);
      for (const target of targets.reverse()) {
        target.focus();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { top, height } = target.getBoundingClientRect();
        const barHeight = scrollY >= 100 ? 62 : 0;
        if (document.activeElement === target && height > 1 && height < innerHeight - 100 && top < barHeight - 0.5)
          under.push(`${target.textContent?.trim().slice(0, 30)} at ${top}`);
      }
      return under;
    });
    expect(hidden, path).toEqual([]);
  }
  await page.goto(`${siteUrl}/#services`);
  await expect
    .poll(() => page.locator('#services').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(72);
});

test.describe('V2: the active link', () => {
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

test('V2: menus and footer mark the current page', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  for (const path of [...nine.map(({ href }) => href), '/jobs', '/about-us', '/privacy-policy']) {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.getByRole('contentinfo').locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').locator('[aria-current="page"]')).toHaveAttribute('href', path);
    if (!nine.some(({ href }) => href === path)) continue;
    for (const menu of [submenu(page), phoneMenu(page)])
      await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', path);
  }
});

test('V2: Chinese signs are shown in the typeface of the site', async ({ page, siteUrl }) => {
  const { before, stop, after } = finding;
  for (const [path, texts] of [
    ['/contact-us', [brand.address.sign.chinese, ...[...before, stop, ...after].map(({ chinese }) => chinese)]],
    ['/about-us', [floor.chinese]],
    ['/jobs', [floor.chinese]],
    ['/nowhere', [notFound.sign?.chinese ?? '']],
  ] as const) {
    await page.goto(`${siteUrl}${path}`);
    for (const text of texts)
      await expect(page.locator('main [lang="zh-HK"]').filter({ hasText: text }).first(), path).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      )
      .toContain('Chinese Sign');
  }
});

test.describe('V2: the footer', () => {
  test('links to all nine services', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/`);
    const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' });
    await expect(list.getByRole('link')).toHaveText(nine.map(({ label }) => label));
  });

  test('has one marquee of the name, which moves with scrolling', async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}/privacy-policy`);
    const marquee = page.locator('footer [aria-hidden="true"]:has(svg text)');
    await expect(marquee).toHaveCount(1);
    const runs = marquee.locator('svg');
    const left = () => runs.first().evaluate((run) => run.getBoundingClientRect().left);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollPage(page, end - 200);
    const before = await left();
    await page.waitForTimeout(300);
    expect(await left()).toBe(before);
    await scrollPage(page, end);
    await expect.poll(left).toBeGreaterThan(before + 50);
    expect(await left(), 'cropped at the left edge').toBeLessThan(0);
    expect(await runs.last().evaluate((run) => run.getBoundingClientRect().right)).toBeGreaterThan(wide.width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await left();
    await scrollPage(page, end - 200);
    expect(await left()).toBe(still);
  });
});

test('V2: a new page starts at its top, and Back restores the scroll position', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  // Clicks by script: Playwright would scroll to the link first.
  await page.getByRole('link', { name: 'See the work' }).evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/work');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500) < 50)).toBe(true);
});

test('V2: the 404 page has no footer, other pages have one', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/nowhere`);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(`${siteUrl}/privacy-policy`);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('V2: speculation rules exclude the admin panel', async ({ request, siteUrl }) => {
  const page = await request.get(`${siteUrl}/work`);
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get(`${siteUrl}/speculation-rules.json`);
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(await rules.text()).toContain('/admin*');
});

test('V2: hovered links are prerendered, links with a query are not', async ({ page, siteUrl }) => {
  const session = await page.context().newCDPSession(page);
  const begun = new Set<string>();
  // Counts the attempts: a browser with developer tools attached does not prerender, and reports
  // so.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => begun.add(key.url.replace(siteUrl, '')));
  await session.send('Preload.enable');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/insights`);
  const links = page.getByRole('main').getByRole('link');
  const filter = links.and(page.locator('[href*="?"]')).first();
  await filter.hover();
  await links.and(page.locator('[href^="/insights/"]:not([href*="?"])')).first().hover();
  await expect.poll(() => begun.size).toBeGreaterThan(0);
  expect([...begun].filter((address) => address.includes('?'))).toEqual([]);
});

test.describe('V2: the cursor', () => {
  const cursor = (page: Page) => page.locator('.cursor');

  test('follows the mouse from 1024 px on, and hides on a key press', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${siteUrl}/`);
    // Moves the mouse repeatedly: the module loads after the first paint, and a visitor's mouse
    // keeps moving.
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(302, 302);
      await expect(cursor(page)).toHaveCount(1, { timeout: 200 });
    }).toPass();
    await page.mouse.move(420, 380);
    await expect(cursor(page)).toHaveAttribute('data-shown', '');
    await expect.poll(async () => Math.round((await cursor(page).boundingBox())?.x ?? 0)).toBeGreaterThan(380);
    await page.keyboard.press('Tab');
    await expect(cursor(page)).not.toHaveAttribute('data-shown');
  });

  test('appears when the viewport grows past 1024 px, and reacts to rows and buttons', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(`${siteUrl}/strategy`);
    await page.mouse.move(300, 300);
    await expect(cursor(page)).toHaveCount(0);
    await page.setViewportSize(wide);
    // Moves the mouse repeatedly: a visitor's mouse keeps moving after a resize.
    await expect(async () => {
      await page.mouse.move(310, 310);
      await page.mouse.move(312, 312);
      await expect(cursor(page)).toHaveCount(1, { timeout: 200 });
    }).toPass();
    await page.locator('[data-part="hover-row"]').nth(1).hover();
    await expect(cursor(page)).toHaveAttribute('data-over', 'glass');
    const button = page.getByRole('link', { name: 'Contact us' }).filter({ visible: true }).first();
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    // Hovers by the button's own coordinates, because its header is still moving down.
    await button.hover({ position: { x: width * 0.9, y: height / 2 } });
    await expect(cursor(page)).toHaveAttribute('data-over', 'ring');
    // The pointer is 0.4 of the width off the middle; the button moves by 0.4 of 30 px.
    expect(await button.evaluate((one) => new DOMMatrix(one.style.transform).e)).toBeCloseTo(12, 0);
    await page.mouse.move(400, 500);
    expect(await button.evaluate((one) => one.style.transform)).toBe('');
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

test('V2: a phone loads at most 10 kB of script before interaction, legal pages none', async ({ browser, siteUrl }) => {
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
