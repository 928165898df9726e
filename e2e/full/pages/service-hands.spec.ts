import type { Locator, Page } from '@playwright/test';
import { runs, tabTo } from '../../support/page/runs.ts';
import { phone, wide } from '../../support/page/service-page.ts';
import { expect } from '../../support/test.ts';

const place = (panel: Locator) =>
  panel.evaluate((element: HTMLElement) => ({ left: element.offsetLeft, top: element.offsetTop }));

const panels = {
  name: 'the draggable panels',
  path: '/services/web-design-hong-kong',
  steps: {
    'reduced motion': async (page: Page) => {
      const panel = page.locator('[data-part="panel"]').nth(1);
      await panel.scrollIntoViewIfNeeded();
      const before = await place(panel);
      await expect(async () => {
        await panel.hover();
        await page.mouse.down();
        const { x, y } = (await panel.boundingBox()) ?? { x: 0, y: 0 };
        await page.mouse.move(x + 260, y + 120);
        // The panel follows at once; a smoothed move would still be under way.
        expect(await panel.boundingBox()).not.toMatchObject({ x, y });
        await page.mouse.up();
        expect((await place(panel)).left).not.toBe(before.left);
      }).toPass();
      expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0);
    },
    'keyboard only': async (page: Page) => {
      const panels = page.locator('[data-part="panel"]');
      await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', '0');
      // Each of the seven is one Tab from the one before, and moves by all four arrows.
      await panels.nth(0).getByRole('button').focus();
      for (const panel of await panels.all()) {
        await expect(panel.getByRole('button')).toBeFocused();
        const before = await place(panel);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => place(panel)).toEqual({ left: before.left - 20, top: before.top + 20 });
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('ArrowUp');
        await expect.poll(() => place(panel)).toEqual({ left: before.left + 60, top: before.top });
        await page.keyboard.press('Tab');
      }
    },
    'script off': async (page: Page) => {
      const panels = page.locator('[data-part="panel"]');
      await expect(panels).toHaveCount(7);
      for (const panel of await panels.all()) {
        await panel.scrollIntoViewIfNeeded();
        await expect(panel.locator('img')).toBeInViewport({ ratio: 0.5 });
        await expect
          .poll(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await expect(page.getByText('Drag a panel')).toHaveCSS('opacity', '0');
    },
  },
};

const stacked = async (page: Page, scroll: (last: Locator) => Promise<void>) => {
  const cards = page.locator('section', { hasText: 'What hangs over the door' }).locator('li:has(h3)');
  await expect(cards).toHaveCount(6);
  await scroll(cards.last());
  // Each card starts below the title of the one before.
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(30);
  for (const card of await cards.all()) await expect(card.locator('h3')).toBeInViewport({ ratio: 1 });
};

const jump = (last: Locator) => last.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));

const cards = {
  name: 'the stack of six cards',
  path: '/web-design',
  steps: {
    'reduced motion': (page: Page) => stacked(page, jump),
    'keyboard only': (page: Page) =>
      stacked(page, async (last) => {
        await expect(async () => {
          await page.keyboard.press('ArrowDown');
          const bottom = await last.evaluate((card) => card.getBoundingClientRect().bottom - innerHeight);
          expect(bottom).toBeLessThan(8);
        }).toPass({ intervals: [30], timeout: 50_000 });
      }),
    'script off': (page: Page) => stacked(page, jump),
  },
};

const priceHelper = {
  name: 'the price helper',
  path: '/services/website-maintenance',
  steps: {
    'reduced motion': async (page: Page) => {
      const slider = page.getByRole('slider', { name: 'Hours wanted in a quarter' });
      await page.getByRole('table').scrollIntoViewIfNeeded();
      await slider.fill('50');
      await expect(page.locator('output')).toHaveText('50 hours a quarterHK$63,750 a quarter');
      expect(await page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(0);
    },
  },
};

const services = {
  name: 'the list of services',
  path: '/',
  steps: {
    'reduced motion': async (page: Page) => {
      const rows = page.locator('details[name="services"]');
      await rows.nth(1).locator('summary').click();
      await expect(rows.nth(1)).toHaveAttribute('open', '');
      expect(await rows.nth(1).evaluate((row) => row.getAnimations({ subtree: true }).length)).toBe(0);
      await expect(rows.nth(1).getByRole('link')).toBeVisible();
    },
    'keyboard only': async (page: Page) => {
      const rows = page.locator('details[name="services"]');
      await rows.nth(0).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('details[name="services"][open]')).toHaveCount(0);
      for (const row of [1, 2]) {
        await tabTo(page, rows.nth(row).locator('summary'), rows.nth(row - 1).locator('summary'));
        await page.keyboard.press('Enter');
        await expect(rows.nth(row)).toHaveAttribute('open', '');
        await expect(page.locator('details[name="services"][open]')).toHaveCount(1);
        await tabTo(page, rows.nth(row).getByRole('link'), rows.nth(row).locator('summary'));
      }
    },
  },
};

runs('V12', phone, [cards]);
runs('V12', wide, [panels, priceHelper, services]);
