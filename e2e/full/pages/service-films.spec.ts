import type { Locator, Page } from '@playwright/test';
import { runs } from '../../support/page/runs.ts';
import { wide } from '../../support/page/service-page.ts';
import { expect, test } from '../../support/test.ts';

/** Number of films that play in the grid. */
const playing = (grid: Locator): Promise<number> =>
  grid.locator('video').evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);

/** Whether exactly the visible films play, and at least one. */
const playsInWindow = (grid: Locator): Promise<boolean> =>
  grid.locator('video').evaluateAll((films) => {
    const seen = films.filter((film) => {
      const { top, bottom } = film.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return seen.length > 0 && films.every((film) => (film as HTMLVideoElement).paused !== seen.includes(film));
  });

/** Whether all columns of the grid shift while scrolling, some, or none. */
const passing = (grid: Locator): Promise<'all' | 'none' | 'some'> =>
  grid.locator('[data-columns] > ul').evaluateAll((columns) => {
    const moves = (column: Element): boolean =>
      column
        .getAnimations()
        .some(
          ({ effect, timeline }) =>
            timeline instanceof ViewTimeline &&
            effect instanceof KeyframeEffect &&
            effect.getKeyframes().every(({ translate }) => translate && translate !== 'none'),
        );
    const moving = columns.filter(moves).length;
    return moving === 0 ? 'none' : moving === columns.length ? 'all' : 'some';
  });

const grids = [
  { path: '/services/ecommerce', count: 9 },
  { path: '/services/shopify-hong-kong', count: 6 },
] as const;

const parts = grids.map(({ path, count }) => {
  const reach = async (page: Page) => {
    const grid = page.locator('[data-motion="parallax-grid"]');
    await grid.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    return grid;
  };
  return {
    name: 'the grid of films',
    path,
    steps: {
      default: async (page: Page) => {
        const grid = await reach(page);
        await expect.poll(() => playsInWindow(grid)).toBe(true);
        await expect.poll(() => passing(grid)).toBe('all');
        // Scrolls to the last row: films outside the viewport stop, and others start.
        await grid.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expect.poll(() => playsInWindow(grid)).toBe(true);
        await page.getByRole('button', { name: 'Pause films' }).click();
        await expect.poll(() => playing(grid)).toBe(0);
      },
      'reduced motion': async (page: Page) => {
        const grid = await reach(page);
        const play = page.getByRole('button', { name: 'Play films' });
        await expect(play).toBeVisible();
        // By now the columns would have started to move.
        await expect(grid).toHaveAttribute('data-moving', '');
        expect(await passing(grid)).toBe('none');
        expect(await playing(grid)).toBe(0);
        await play.click();
        await expect.poll(() => playsInWindow(grid)).toBe(true);
      },
      'keyboard only': async (page: Page) => {
        const grid = await reach(page);
        await expect.poll(() => playsInWindow(grid)).toBe(true);
        const pause = page.getByRole('button', { name: 'Pause films' });
        await pause.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => playing(grid)).toBe(0);
        await expect(page.getByRole('button', { name: 'Play films' })).toBeFocused();
        await page.keyboard.press('Space');
        await expect.poll(() => playsInWindow(grid)).toBe(true);
      },
      'script off': async (page: Page) => {
        const grid = await reach(page);
        await expect(grid.locator('[data-part="pause"]')).toBeHidden();
        expect(await playing(grid)).toBe(0);
        expect(await passing(grid)).toBe('none');
        const pictures = grid.locator('img');
        await expect(pictures).toHaveCount(count);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toBeInViewport();
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }
      },
    },
  };
});

/** The specification's counter ends at zero and hides. */
const counters = grids.map(({ path }) => ({
  name: 'the loading counter',
  path,
  steps: {
    default: async (page: Page) => {
      await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', '0');
      await expect(page.locator('[data-loading] [data-part="count"]')).toBeHidden();
    },
  },
}));

const marquee = (page: Page) => page.locator('div:has(> label > #partners-pause) > div');

const partners = {
  name: 'the marquee of partners',
  path: '/services/shopify-hong-kong',
  steps: {
    default: async (page: Page) => {
      const track = marquee(page);
      const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
      expect(await state()).toBe('running');
      await page.getByRole('checkbox', { name: 'Pause' }).check();
      await expect.poll(state).toBe('paused');
    },
    'reduced motion': async (page: Page) => {
      const track = marquee(page);
      expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
      // Without motion all marks fit into the viewport.
      expect(await track.evaluate((element) => element.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    'keyboard only': async (page: Page) => {
      const track = marquee(page);
      await page.getByRole('checkbox', { name: 'Pause' }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => track.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('paused');
    },
    'script off': async (page: Page) => {
      const track = marquee(page);
      await page.getByRole('checkbox', { name: 'Pause' }).check();
      await expect.poll(() => track.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('paused');
    },
  },
};

runs('V5', wide, [...counters, partners, ...parts]);

test('V5: films that are paused and played again before they load do play', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/films\/[^/]+\.(webm|mp4)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${siteUrl}/services/ecommerce`);
  const grid = page.locator('[data-motion="parallax-grid"]');
  await grid.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(() => playsInWindow(grid)).toBe(true);
  const many = await playing(grid);
  // Both presses in one task: the event of the first arrives after the second.
  await grid.locator('[data-part="pause"]').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  release();
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll<HTMLVideoElement>('[data-motion="parallax-grid"] video')].filter(
        (film) => film.currentTime > 0,
      ).length >= count,
    many,
  );
  expect(await playsInWindow(grid)).toBe(true);
});
