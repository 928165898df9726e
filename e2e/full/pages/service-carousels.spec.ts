import type { Locator, Page } from '@playwright/test';
import { runs, tabTo } from '../../support/page/runs.ts';
import { phone } from '../../support/page/service-page.ts';
import { expect } from '../../support/test.ts';

const left = (row: Locator): Promise<number> => row.evaluate((element) => element.scrollLeft);

const carousels = [
  ['/services/ecommerce', 'Our Work', 7],
  ['/services/ecommerce', 'Word on the quay', 7],
  ['/services/shopify-hong-kong', 'Said over the counter', 7],
  ['/services/shopify-hong-kong', 'Our partners', 2],
] as const;

const parts = carousels.map(([path, label, count]) => {
  const of = (page: Page) => {
    const carousel = page.getByRole('region', { name: label, exact: true });
    const next = carousel.getByRole('button', { name: 'Next' });
    return {
      next,
      previous: carousel.getByRole('button', { name: 'Previous' }),
      row: carousel.locator('[data-part="row"]'),
      status: carousel.locator('[data-part="status"]'),
    };
  };
  const buttonsShown = async (page: Page) => {
    const { next, row } = of(page);
    await row.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
  };
  return {
    name: `the carousel “${label}”`,
    path,
    steps: {
      default: async (page: Page) => {
        const { next, row, status } = of(page);
        await buttonsShown(page);
        const still = await left(row);
        await page.waitForTimeout(1500);
        expect(await left(row)).toBe(still);
        await next.click();
        await expect(status).toHaveText(`2 of ${count}`);
      },
      'reduced motion': async (page: Page) => {
        const { next, row, status } = of(page);
        await buttonsShown(page);
        const width = await row.evaluate((element) => element.clientWidth);
        // Reads in the same task as the press: a row that glides would not have moved yet.
        const at = await row.evaluate(
          (element, button) => {
            (button as HTMLElement).click();
            return element.scrollLeft;
          },
          await next.elementHandle(),
        );
        expect(at).toBeGreaterThanOrEqual(width);
        await expect(status).toHaveText(`2 of ${count}`);
      },
      'keyboard only': async (page: Page) => {
        const { next, previous, row, status } = of(page);
        await buttonsShown(page);
        await row.focus();
        await page.keyboard.press('ArrowRight');
        await expect(status).toHaveText(`2 of ${count}`);
        await tabTo(page, next, previous);
        for (let press = 2; press < count; press += 1) {
          await page.keyboard.press('Enter');
          await expect(status).toHaveText(`${press + 1} of ${count}`);
        }
        // At the last slide the button keeps the focus.
        await page.keyboard.press('Enter');
        await expect(status).toHaveText(`${count} of ${count}`);
        await expect(next).toBeFocused();
      },
      'script off': async (page: Page) => {
        const { next, row } = of(page);
        await row.scrollIntoViewIfNeeded();
        await expect(next).toBeHidden();
        const slides = row.locator('[data-part="slide"]');
        await expect(slides).toHaveCount(count);
        await row.hover();
        const width = await row.evaluate((element) => element.clientWidth);
        for (const [index, slide] of (await slides.all()).entries()) {
          if (index > 0) await page.mouse.wheel(width, 0);
          await expect
            .poll(() => slide.evaluate((element) => Math.round(element.getBoundingClientRect().left)))
            .toBeLessThan(40);
        }
      },
    },
  };
});

runs('V5', phone, parts);
