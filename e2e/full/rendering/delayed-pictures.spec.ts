import type { Page } from '@playwright/test';
import { shiftOf } from '../../support/page/shifts.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Whether the first deferred picture has no box yet, or its frame is still off-screen. */
const waits = (page: Page): Promise<boolean> =>
  page
    .locator('[data-delayed]')
    .first()
    .evaluate((frame) => {
      const picture = frame.querySelector('img');
      return frame.getBoundingClientRect().right < 0 || (!!picture && getComputedStyle(picture).display === 'none');
    });

/** Freezes animations until the returned function is called. */
async function freezeAnimations(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

for (const [path, opening] of [
  ['/', null],
  ['/work', '/media/waves-pacific-grid-image-full-'],
  ['/work/tai-ping', '/media/tai-ping-intro-image-mobile-'],
] as const)
  test(`V10: ${path} requests pictures below the first view of a phone later, without shifts`, async ({
    page,
    siteUrl,
  }) => {
    const screens: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(avif|webp)$/.test(pathname)) screens.push(pathname);
    });
    const release = await freezeAnimations(page);
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    const frames = page.locator('[data-delayed]');
    expect(await waits(page)).toBe(true);
    await page.waitForTimeout(300);
    expect(screens.filter((screen) => !opening || !screen.startsWith(opening))).toEqual([]);
    if (opening) expect(screens).toHaveLength(1);
    const heights = () => frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
    const before = await heights();

    const shifted = await shiftOf(page);
    await release();
    await expect.poll(() => waits(page)).toBe(false);
    await expect.poll(() => screens.length, 'without interaction').toBeGreaterThan(1);
    await page.waitForTimeout(300);
    expect(await heights()).toEqual(before);
    expect(await shiftOf(page)).toBe(shifted);
  });

test('V10: scrolling shows delayed pictures at once', async ({ page, siteUrl }) => {
  await freezeAnimations(page);
  await page.goto(`${siteUrl}/work`, { waitUntil: 'load' });
  expect(await waits(page)).toBe(true);
  await page.keyboard.press('End');
  expect(await waits(page)).toBe(false);
});

test('V10: shown pictures stay when the viewport becomes narrow', async ({ page, siteUrl }) => {
  for (const path of ['/work', '/work/tai-ping']) {
    await page.setViewportSize({ width: 1024, height: 823 });
    const release = await freezeAnimations(page);
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    expect(await waits(page), 'on a wide window').toBe(false);
    await release();
    await page.waitForTimeout(400);
    await freezeAnimations(page);
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await waits(page), path).toBe(false);
  }
});

test.describe('V10: without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture is delayed', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/work`);
    expect(await waits(page)).toBe(false);
  });
});
