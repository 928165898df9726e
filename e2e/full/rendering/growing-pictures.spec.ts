import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V5: a view transition enlarges the picture of a case card into its page', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  // Records the elements that the view transition to this page moved.
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      document.documentElement.dataset.moved = moving.join(' ');
    });
  });
  await page.goto(`${siteUrl}/work`, { waitUntil: 'load' });
  await page.locator('main a[href="/work/tai-ping"]').first().click();
  await page.waitForURL('**/work/tai-ping');
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(grown-picture\)/);
});
