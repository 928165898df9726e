import type { Page } from '@playwright/test';
import { driven, mounted } from '../support/page/mounted.ts';
import { expect, test } from '../support/test.ts';

/**
 * Elements with text in the page's own background colour while the visitor's colours are in force.
 */
const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((one) => !one.closest('svg, script, style') && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { color, forcedColorAdjust } = getComputedStyle(one);
        return forcedColorAdjust !== 'none' && color === 'rgb(255, 255, 255)';
      })
      .map((one) => `${one.localName} ${one.textContent}`),
  );

for (const address of ['/', '/services/ecommerce', '/search?q=shop'])
  test(`V13: all text on ${address} is visible in forced colours`, async ({ page, siteUrl }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`${siteUrl}${address}`);
    await page.locator('footer, [data-part="found"]').last().scrollIntoViewIfNeeded();
    expect(await unseen(page)).toEqual([]);
  });

test('V13: a filter changes the list without animation under reduced motion', async ({ page, siteUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${siteUrl}/work`);
  await mounted(driven(page, 'filters'));
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A view transition has started.');
    };
    document.body.dataset.sameDocument = '';
  });
  await page.getByRole('link', { name: /^Sport/ }).click();
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  // After an error the script loads the page of the link, which shows the same list.
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});
