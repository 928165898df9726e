import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { phone, wide } from './support/service-page.ts';
import { expect, test } from './support/test.ts';

/**
 * Whatever moves on the service pages and the home page's list of services, four times: as it comes, with reduced
 * motion, by keyboard alone, without script. What another file holds for a run is not held here again.
 */
type Run = 'default' | 'reduced motion' | 'keyboard only' | 'script off';

const settings: Readonly<Record<Run, BrowserContextOptions>> = {
  default: {},
  'reduced motion': { reducedMotion: 'reduce' },
  'keyboard only': {},
  'script off': { javaScriptEnabled: false },
};

function runs(
  name: string,
  path: string,
  viewport: typeof phone,
  steps: Partial<Readonly<Record<Run, (page: Page) => Promise<void>>>>,
): void {
  for (const [run, step] of Object.entries(steps)) {
    test(`${path}: ${name}, ${run}`, async ({ browser, siteUrl }) => {
      const context = await browser.newContext({ ...settings[run as Run], viewport });
      const page = await context.newPage();
      await page.goto(`${siteUrl}${path}`);
      await step(page);
      await context.close();
    });
  }
}

/** Presses Tab until the focus is on it: what cannot be reached so, the keyboard does not have. */
async function tabTo(page: Page, aim: Locator, from: Locator): Promise<void> {
  await from.focus();
  for (let press = 0; press < 12; press += 1) {
    if (await aim.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(aim).toBeFocused();
}

const left = (row: Locator): Promise<number> => row.evaluate((element) => element.scrollLeft);

const carousels = [
  ['/services/ecommerce', 'Our Work', 10],
  ['/services/ecommerce', 'Testimonials', 7],
  ['/services/shopify-hong-kong', 'Testimonials', 7],
  ['/services/shopify-hong-kong', 'Our partners', 3],
] as const;

for (const [path, label, count] of carousels) {
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
  const awake = async (page: Page) => {
    const { next, row } = of(page);
    await row.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
  };
  runs(`the carousel “${label}”`, path, phone, {
    default: async (page) => {
      const { next, row, status } = of(page);
      await awake(page);
      const still = await left(row);
      await page.waitForTimeout(1500);
      expect(await left(row)).toBe(still);
      await next.click();
      await expect(status).toHaveText(`2 of ${count}`);
    },
    'reduced motion': async (page) => {
      const { next, row, status } = of(page);
      await awake(page);
      const width = await row.evaluate((element) => element.clientWidth);
      // In the same task as the press: a row that glides would still be where it was.
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
    'keyboard only': async (page) => {
      const { next, previous, row, status } = of(page);
      await awake(page);
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect(status).toHaveText(`2 of ${count}`);
      await tabTo(page, next, previous);
      for (let press = 2; press < count; press += 1) {
        await page.keyboard.press('Enter');
        await expect(status).toHaveText(`${press + 1} of ${count}`);
      }
      // The last slide is the end of the way, and the button keeps the focus.
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(`${count} of ${count}`);
      await expect(next).toBeFocused();
    },
    'script off': async (page) => {
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
  });
}

/** Films of the grid that play at this moment. */
const playing = (grid: Locator): Promise<number> =>
  grid.locator('video').evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);

/** Whether every column of the grid moves aside as the page is scrolled, or none does. */
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

for (const [path, count] of [
  ['/services/ecommerce', 9],
  ['/services/shopify-hong-kong', 6],
] as const) {
  const reach = async (page: Page) => {
    const grid = page.locator('[data-motion="parallax-grid"]');
    await grid.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    return grid;
  };
  runs('the grid of films', path, wide, {
    default: async (page) => {
      const grid = await reach(page);
      await expect.poll(() => playing(grid)).toBe(count);
      await expect.poll(() => passing(grid)).toBe('all');
      await page.getByRole('button', { name: 'Pause films' }).click();
      await expect.poll(() => playing(grid)).toBe(0);
    },
    'reduced motion': async (page) => {
      const grid = await reach(page);
      const play = page.getByRole('button', { name: 'Play films' });
      await expect(play).toBeVisible();
      // Longer than the columns rest before they begin to move.
      await expect(grid).toHaveAttribute('data-moving', '');
      expect(await passing(grid)).toBe('none');
      expect(await playing(grid)).toBe(0);
      await play.click();
      await expect.poll(() => playing(grid)).toBe(count);
    },
    'keyboard only': async (page) => {
      const grid = await reach(page);
      await expect.poll(() => playing(grid)).toBe(count);
      const pause = page.getByRole('button', { name: 'Pause films' });
      await pause.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => playing(grid)).toBe(0);
      await expect(page.getByRole('button', { name: 'Play films' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(() => playing(grid)).toBe(count);
    },
    'script off': async (page) => {
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
  });
}

const place = (panel: Locator) =>
  panel.evaluate((element: HTMLElement) => ({ left: element.offsetLeft, top: element.offsetTop }));

runs('the loose panels', '/services/web-design-hong-kong', wide, {
  'reduced motion': async (page) => {
    const panel = page.locator('[data-part="panel"]').nth(1);
    await panel.scrollIntoViewIfNeeded();
    const before = await place(panel);
    await expect(async () => {
      await panel.hover();
      await page.mouse.down();
      const { x, y } = (await panel.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 260, y + 120);
      // There at once: a panel that follows by and by would still be on its way.
      expect((await place(panel)).left).not.toBe(before.left);
      await page.mouse.up();
    }).toPass();
    expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  },
  'keyboard only': async (page) => {
    const panels = page.locator('[data-part="panel"]');
    await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', '0');
    // Each of the seven is one Tab from the one before, and moves by all four arrows.
    await panels.nth(0).focus();
    for (const panel of await panels.all()) {
      await expect(panel).toBeFocused();
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
  'script off': async (page) => {
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
});

const stacked = async (page: Page, scroll: (last: Locator) => Promise<void>) => {
  const cards = page.locator('section', { hasText: 'What hangs over the door' }).locator('li:has(h3)');
  await expect(cards).toHaveCount(6);
  await scroll(cards.last());
  // One under the other's title, none over it.
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(30);
  for (const card of await cards.all()) await expect(card.locator('h3')).toBeInViewport({ ratio: 1 });
};

const jump = (last: Locator) => last.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));

runs('six cards in a stack', '/web-design', phone, {
  'reduced motion': (page) => stacked(page, jump),
  'keyboard only': (page) =>
    stacked(page, async (last) => {
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        const bottom = await last.evaluate((card) => card.getBoundingClientRect().bottom - innerHeight);
        expect(bottom).toBeLessThan(8);
      }).toPass({ intervals: [30], timeout: 50_000 });
    }),
  'script off': (page) => stacked(page, jump),
});

for (const path of ['/strategy', '/web-design', '/web-development']) {
  const rowsOf = (page: Page) => page.locator('[data-part="hover-row"]');
  /** Of the four pictures only this row's is seen. */
  const shows = async (page: Page, shown: number) => {
    for (const [index, row] of (await rowsOf(page).all()).entries())
      await expect(row.locator('img')).toBeVisible({ visible: index === shown });
  };
  runs('four rows, one picture', path, wide, {
    'reduced motion': async (page) => {
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
    'script off': async (page) => {
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
  });
}

for (const [path, name] of [
  ['/strategy', 'DRC Feast'],
  ['/web-design', 'Waves Pacific'],
  ['/web-development', 'Tai Ping'],
] as const) {
  runs('the overlay', path, wide, {
    'reduced motion': async (page) => {
      const more = page.getByRole('button', { name: `Read more: ${name}` });
      await more.scrollIntoViewIfNeeded();
      // In the same task as the press: a sheet that slides would have a way to go.
      const moving = await more.evaluate((button: HTMLButtonElement) => {
        button.click();
        const dialog = document.querySelector('dialog[open]');
        return dialog ? dialog.getAnimations().length : -1;
      });
      expect(moving).toBe(0);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
    'keyboard only': async (page) => {
      const more = page.getByRole('button', { name: `Read more: ${name}` });
      const sheet = page.getByRole('dialog', { name });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      // The browser's own bar is the only way out of it.
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
    'script off': async (page) => {
      const sheet = page.getByRole('dialog', { name });
      await page.getByRole('button', { name: `Read more: ${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  });
}

runs('the price helper', '/services/website-maintenance', wide, {
  'reduced motion': async (page) => {
    const slider = page.getByRole('slider', { name: 'Hours wanted in a quarter' });
    await page.getByRole('table').scrollIntoViewIfNeeded();
    await slider.fill('50');
    await expect(page.locator('output')).toHaveText('50 hours a quarterHK$63,750 a quarter');
    expect(await page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(0);
  },
});

runs('the list of services', '/', wide, {
  'reduced motion': async (page) => {
    const rows = page.locator('details[name="services"]');
    await rows.nth(1).locator('summary').click();
    await expect(rows.nth(1)).toHaveAttribute('open', '');
    expect(await rows.nth(1).evaluate((row) => row.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(rows.nth(1).getByRole('link')).toBeVisible();
  },
  'keyboard only': async (page) => {
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
});

const marquee = (page: Page) => page.locator('div:has(> label > #partners-pause) > div');

runs('the partners that run along', '/services/shopify-hong-kong', wide, {
  default: async (page) => {
    const track = marquee(page);
    const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
    expect(await state()).toBe('running');
    await page.getByRole('checkbox', { name: 'Pause' }).check();
    await expect.poll(state).toBe('paused');
  },
  'reduced motion': async (page) => {
    const track = marquee(page);
    expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
    // Still, so all of them stand in the window.
    expect(await track.evaluate((element) => element.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
  'keyboard only': async (page) => {
    const track = marquee(page);
    await page.getByRole('checkbox', { name: 'Pause' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => track.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('paused');
  },
  'script off': async (page) => {
    const track = marquee(page);
    await page.getByRole('checkbox', { name: 'Pause' }).check();
    await expect.poll(() => track.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('paused');
  },
});
