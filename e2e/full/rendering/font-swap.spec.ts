import { shiftOf } from '../../support/page/shifts.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Largest layout shift: text that keeps its line breaks moves nothing, one line more moves all
 * below it.
 */
const largestShift = 0.02;

for (const [width, path] of [
  [412, '/'],
  [412, '/work/tai-ping'],
  [412, '/insights'],
  [412, '/insights/titles-people-click'],
  [412, '/jobs/digital-strategist-jobs'],
  [412, '/privacy-policy'],
  [1440, '/insights'],
] as const)
  test(`V12: late typefaces cause no layout shift: ${path} at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 823 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    // Pending typefaces delay "load".
    await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const ready = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Anybody' && status === 'loaded'),
      );
    expect(await ready(), 'our typefaces before the release').toBe(false);
    release();
    await page.waitForLoadState('load');
    await expect.poll(ready).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await shiftOf(page)).toBeLessThan(largestShift);
  });
