import type { Page } from '@playwright/test';
import { pageFaults } from '../../support/page/page-faults.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };
const icons = 'main [data-part="icon"]';
const standing = `${icons}:not([data-down])`;

const placesOf = (page: Page) =>
  page.locator(icons).evaluateAll((all) =>
    all.map((icon) => {
      const { x, y } = icon.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    }),
  );

/** Waits until all finite animations have ended. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState, timeline }) =>
                playState === 'running' &&
                timeline instanceof DocumentTimeline &&
                effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
            ).length,
      ),
    )
    .toBe(0);

test('V9: the 404 page has 45 icons of at least 15 drawings, a link home and no footer', async ({ page, siteUrl }) => {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    const response = await page.goto(`${siteUrl}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator(icons)).toHaveCount(45);
    const drawings = await page
      .locator(icons)
      .evaluateAll((all) => new Set(all.map((icon) => icon.getAttribute('src'))).size);
    expect(drawings).toBeGreaterThanOrEqual(15);
    await expect(page.getByRole('link', { name: /404/ })).toHaveAttribute('href', '/');
    await expect(page.locator('footer')).toHaveCount(0);
    expect(await pageFaults(page)).toEqual([]);
  }
});

test('V9: icons of the 404 page overlap neither each other nor text and links', async ({ page, siteUrl }) => {
  for (const viewport of [
    wide,
    phone,
    { width: 320, height: 640 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
    { width: 720, height: 450 },
  ]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/no-such-page`);
    const touching = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main [data-part="icon"], main p:not(.visually-hidden), main a')].map(
        (one) => one.getBoundingClientRect(),
      );
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.width &&
              b.width &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          )
          .map((b) => `${Math.round(a.x)},${Math.round(a.y)} on ${Math.round(b.x)},${Math.round(b.y)}`),
      );
    });
    expect(touching, `${viewport.width}`).toEqual([]);
  }
});

test('V9: icons of the 404 page fall when hovered on wide viewports, when pressed on phones', async ({
  page,
  siteUrl,
}) => {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(`${siteUrl}/no-such-page`);
    await expect(page.getByRole('button', { name: /Lower one/ })).toBeVisible();
    await settled(page);
    const box = await page.locator(icons).nth(20).boundingBox();
    if (!box) throw new Error('The icon is not visible.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (viewport === phone) {
      await expect(page.locator(standing)).toHaveCount(45);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await expect(page.locator(standing)).toHaveCount(44);
  }
});

test('V9: a button lowers the icons of the 404 page one by one by keyboard', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/no-such-page`);
  const lower = page.getByRole('button', { name: /Lower one/ });
  await lower.focus();
  for (let count = 45; count > 0; count -= 1) await page.keyboard.press('Enter');
  await expect(page.locator(standing)).toHaveCount(0);
  await expect(page.getByText('All 45 lowered.').first()).toBeVisible();
  await expect(lower).toBeHidden();
  await expect(page.getByRole('link', { name: /404/ })).toBeFocused();
  expect(await pageFaults(page)).toEqual([]);
});

test('V9: places of icons are random, but fixed under reduced motion and without script', async ({
  browser,
  siteUrl,
}) => {
  const visit = async (options: { reducedMotion?: 'reduce'; javaScriptEnabled?: boolean }) => {
    const context = await browser.newContext({ viewport: wide, ...options });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/no-such-page`);
    if (options.javaScriptEnabled !== false) await expect(page.getByRole('button', { name: /Lower/ })).toBeVisible();
    if (!options.reducedMotion) await settled(page);
    const places = await placesOf(page);
    await context.close();
    return places;
  };
  expect(await visit({})).not.toEqual(await visit({}));
  const still = await visit({ reducedMotion: 'reduce' });
  expect(await visit({ reducedMotion: 'reduce' })).toEqual(still);
  expect(await visit({ javaScriptEnabled: false })).toEqual(still);
});

test('V9: icons of the 404 page have a background in forced colours', async ({ browser, siteUrl }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: wide, forcedColors: 'active', colorScheme });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/no-such-page`);
    const grounds = await page
      .locator(icons)
      .evaluateAll((all) => [...new Set(all.map((icon) => getComputedStyle(icon).backgroundColor))]);
    expect(grounds).toEqual(['oklch(0.47 0.258 266)']);
    await context.close();
  }
});

test('V9: the 404 page fits desktop viewports without scrolling', async ({ page, siteUrl }) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${siteUrl}/no-such-page`);
    await expect(page.getByRole('link', { name: 'back to home' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${width} × ${height}`).toBe(
      0,
    );
  }
});
