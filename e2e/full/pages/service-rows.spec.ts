import type { Page } from '@playwright/test';
import { runs, tabTo } from '../../support/page/runs.ts';
import { wide } from '../../support/page/service-page.ts';
import { expect } from '../../support/test.ts';

const pages = [
  { path: '/strategy', name: 'DRC Feast' },
  { path: '/web-design', name: 'Waves Pacific' },
  { path: '/web-development', name: 'Tai Ping' },
] as const;

const rows = pages.map(({ path }) => {
  const rowsOf = (page: Page) => page.locator('[data-part="hover-row"]');
  /** Expects only this row's picture of the four to be visible. */
  const shows = async (page: Page, shown: number) => {
    for (const [index, row] of (await rowsOf(page).all()).entries())
      await expect(row.locator('img')).toBeVisible({ visible: index === shown });
  };
  return {
    name: 'the hover rows',
    path,
    steps: {
      'reduced motion': async (page: Page) => {
        const rows = rowsOf(page);
        await rows.first().scrollIntoViewIfNeeded();
        await expect(rows.first()).toHaveAttribute('data-active', '');
        await rows.nth(2).getByRole('button').focus();
        await shows(page, 2);
        const moving = await rows
          .nth(2)
          .evaluate(
            (row) => row.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
          );
        expect(moving).toBe(0);
      },
      'script off': async (page: Page) => {
        const rows = rowsOf(page);
        await rows.first().scrollIntoViewIfNeeded();
        await shows(page, 0);
        await rows.nth(2).getByRole('button').hover({ force: true });
        await shows(page, 2);
        await page.mouse.move(0, 0);
        await rows.nth(0).getByRole('button').focus();
        for (const row of [1, 2, 3]) {
          await page.keyboard.press('Tab');
          await shows(page, row);
        }
      },
    },
  };
});

const overlays = pages.map(({ path, name }) => ({
  name: 'the overlay',
  path,
  steps: {
    'reduced motion': async (page: Page) => {
      const more = page.getByRole('button', { name: `Read more: ${name}` });
      await more.scrollIntoViewIfNeeded();
      // Reads in the same task as the press: a sheet that slides would still be animated.
      const moving = await more.evaluate((button: HTMLButtonElement) => {
        button.click();
        const dialog = document.querySelector('dialog:is([open], :popover-open)');
        return dialog ? dialog.getAnimations().length : -1;
      });
      expect(moving).toBe(0);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
    'keyboard only': async (page: Page) => {
      const more = page.getByRole('button', { name: `Read more: ${name}` });
      const sheet = page.getByRole('dialog', { name });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      // The focus leaves the sheet only for the browser's own toolbar.
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press('Tab');
        expect(
          await sheet.evaluate(
            (dialog) => dialog.contains(document.activeElement) || !document.activeElement?.closest('main'),
          ),
        ).toBe(true);
      }
      await tabTo(
        page,
        sheet.getByRole('button', { name: 'Go Back' }).last(),
        sheet.getByRole('button', { name: 'Go Back' }).first(),
      );
      await page.keyboard.press('Enter');
      await expect(sheet).toBeHidden();
      await expect(more).toBeFocused();
    },
    'script off': async (page: Page) => {
      const sheet = page.getByRole('dialog', { name });
      await page.getByRole('button', { name: `Read more: ${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  },
}));

runs('V12', wide, [...rows, ...overlays]);
