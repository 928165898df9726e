import type { Page } from '@playwright/test';
import { inks } from '../../../src/config/brand/inks.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

const submenu = (page: Page) => page.locator('#services-menu');
const phoneMenu = (page: Page) => page.locator('#mobile-menu');
const services = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** Position and colours of the header; colours as `#rrggbb`, none for a transparent ground. */
const bar = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { position, backgroundColor, color } = getComputedStyle(header);
    const hexOf = (css: string): string => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser cannot draw.');
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
      return alpha ? `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}` : '';
    };
    const { top, height } = header.getBoundingClientRect();
    return { top, height, position, ground: hexOf(backgroundColor), type: hexOf(color) };
  });

test('V2: an open menu has a dimmed backdrop', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/`);
  await services(page).click();
  const colour = await submenu(page).evaluate((menu) => getComputedStyle(menu, '::backdrop').backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

test('V2: the button of the phone menu is visible in forced colours', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ viewport: phone, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/`);
  const lines = page.getByRole('banner').getByRole('button', { name: 'Menu' }).locator('i');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all())
    expect(
      await line.evaluate((one) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(one);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      }),
    ).toBe(true);
  await context.close();
});

test('V2: the phone menu fits a small phone, and opens at once under reduced motion', async ({ page, siteUrl }) => {
  for (const width of [320, 412]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto(`${siteUrl}/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const { whole, seen } = await phoneMenu(page).evaluate((menu) => ({
      whole: menu.scrollHeight,
      seen: menu.clientHeight,
    }));
    expect(whole, `${width} px`).toBeLessThanOrEqual(seen);
    const duration = () => phoneMenu(page).evaluate((menu) => getComputedStyle(menu).transitionDuration);
    expect(await duration()).not.toMatch(/^0s$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toMatch(/^0s$/);
    await page.emulateMedia({ reducedMotion: null });
  }
});

test.describe('V2: the header', () => {
  test('scrolls with the page, and is fixed in dark colours from 100 px on', async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}/web-development`);
    expect(await bar(page)).toMatchObject({ top: 0, height: 80, ground: '' });
    await scrollPage(page, 60);
    await expect.poll(() => bar(page)).toMatchObject({ top: -60, ground: '' });
    await scrollPage(page, 99);
    await expect.poll(() => bar(page)).toMatchObject({ top: -99, ground: '' });
    await scrollPage(page, 100);
    await expect
      .poll(() => bar(page))
      .toMatchObject({ top: 0, height: 56, position: 'fixed', ground: inks.ink, type: inks.paper });
    await scrollPage(page, 0);
    await expect.poll(() => bar(page)).toMatchObject({ top: 0, height: 80, ground: '' });
  });

  test('is fixed in light colours on a dark page and over the footer', async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}/work/tree`);
    await scrollPage(page, 300);
    await expect.poll(() => bar(page)).toMatchObject({ top: 0, ground: inks.paper, type: inks.ink });
    await page.goto(`${siteUrl}/strategy`);
    await scrollPage(page, 300);
    await expect.poll(() => bar(page)).toMatchObject({ ground: inks.ink });
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 10, behavior: 'instant' }),
    );
    await expect.poll(() => bar(page)).toMatchObject({ ground: inks.paper });
  });

  test('slides in within 240 ms, and at once under reduced motion', async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}/`);
    await scrollPage(page, 400);
    const durations = () =>
      page.getByRole('banner').evaluate((header) =>
        header
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation)
          .map(({ effect }) => effect?.getTiming().duration),
      );
    await expect.poll(() => bar(page)).toMatchObject({ top: 0 });
    await scrollPage(page, 0);
    await scrollPage(page, 400);
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).animationDuration)).toBe(
      '0.24s',
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollPage(page, 0);
    await scrollPage(page, 400);
    expect(await durations()).toEqual([]);
    expect(await bar(page)).toMatchObject({ top: 0, position: 'fixed' });
  });

  test('does not repeat its animation while rows below open and close', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${siteUrl}/about-us`);
    const values = page.locator('details[name="values"] summary');
    await values.nth(1).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(async () => (await bar(page)).position).toBe('fixed');
    // Waits until the header has come down.
    await page
      .getByRole('banner')
      .evaluate((header) => Promise.all(header.getAnimations().map((animation) => animation.finished)));
    await page.getByRole('banner').evaluate((header) => {
      header.addEventListener(
        'animationstart',
        ({ target }) => target === header && header.toggleAttribute('data-anew', true),
      );
    });
    const moving = () =>
      page
        .locator('details[name="values"]')
        .evaluateAll((all) => all.flatMap((one) => one.getAnimations({ subtree: true })).length);
    for (const index of [1, 2, 0, 1]) {
      await values.nth(index).click();
      await expect.poll(moving).toBe(0);
    }
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-anew');
  });

  test('scrolls back into view when it takes the focus', async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}/`);
    await scrollPage(page, 60);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await bar(page)).top).toBe(0);
  });

  for (const width of [320, 412, 768, 1024, 1440, 2560])
    for (const size of ['100%', '200%'])
      test(`has separate targets of 44 px, ${width} px wide with type of ${size}`, async ({ page, siteUrl }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${siteUrl}/`);
        await page.evaluate((to) => {
          document.documentElement.style.fontSize = to;
        }, size);
        for (const top of [0, 400]) {
          await scrollPage(page, top);
          await expect.poll(async () => (await bar(page)).top).toBe(0);
          const faults = await page.getByRole('banner').evaluate((header) => {
            const boxes = [...header.querySelectorAll('a, button, p')]
              .filter((one) => one.checkVisibility() && !one.closest('[popover]'))
              .map((one) => ({
                name: one.textContent || one.ariaLabel,
                tag: one.localName,
                box: one.getBoundingClientRect(),
              }));
            return boxes.flatMap(({ name, tag, box }, index) => [
              ...(tag !== 'p' && box.height < 44 ? [`${name} is ${box.height} px high`] : []),
              ...(box.right > innerWidth || box.left < 0 ? [`${name} is cut`] : []),
              ...boxes
                .slice(index + 1)
                .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
                .map((other) => `${name} touches ${other.name}`),
            ]);
          });
          expect(faults, `${top} px`).toEqual([]);
        }
      });
});
