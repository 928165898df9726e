import { columnCarousel } from '../../../sample/words/home.ts';
import { expect, test } from '../../support/test.ts';

test('V5: the home carousel shows two linked slides above 1,024 px, and one below', async ({ page, siteUrl }) => {
  for (const [width, seen] of [
    [1440, 2],
    [1025, 2],
    [1024, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/`);
    const slides = page.getByRole('region', { name: 'Client screens' }).locator('[data-part="slide"]');
    await expect(slides).toHaveCount(5);
    const [row, first, second] = await slides.evaluateAll((all) =>
      [all[0]?.parentElement, all[0], all[1]].map((one) => one?.getBoundingClientRect() ?? new DOMRect()),
    );
    // Space for a focus ring before the first slide is not part of the slides' width.
    const shared = (row?.right ?? 0) - (first?.left ?? 0);
    expect((second?.left ?? 0) - (first?.right ?? 0), `${width} px`).toBeCloseTo(60, 0);
    expect((shared + 60) / ((first?.width ?? 0) + 60), `${width} px`).toBeCloseTo(seen, 2);
    for (const [index, { link }] of columnCarousel.items.entries())
      await expect(slides.nth(index).getByRole('link')).toHaveAttribute('href', link.href);
  }
});

test('V5: a carousel moves in 500 ms, or 1 s for a full-width slide, and announces it', async ({ page, siteUrl }) => {
  // Records animations as they start: on a busy machine one is over before a query sees it.
  await page.addInitScript(() => {
    const begun: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function begin(frames, options) {
      if (this.matches('[data-part="slide"]')) begun.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, frames, options);
    };
    Object.assign(globalThis, { begun });
  });
  for (const [path, label, width, speed] of [
    ['/', 'Client screens', 1440, 500],
    ['/', 'Client screens', 412, 1000],
    ['/about-us', 'The office', 1440, 1000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}${path}`);
    const carousel = page.getByRole('region', { name: label, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const next = carousel.getByRole('button', { name: `Next slide: ${label}` });
    await expect(next).toBeVisible();
    await expect(carousel.locator(`#${await next.getAttribute('aria-controls')}`)).toHaveCount(1);
    await next.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'begun')[0])).toBe(speed);
    await expect(carousel.locator('[aria-live]')).toHaveText(/^Slide 2(?: to 3)? of \d$/);
  }
});

test('V5: a press moves a carousel by exactly one slide, even two quick presses', async ({ page, siteUrl }) => {
  for (const [path, label, width] of [
    ['/', 'Client screens', 1440],
    ['/about-us', 'The office', 1440],
    ['/about-us', 'The office', 412],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}${path}`);
    const carousel = page.getByRole('region', { name: label, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    const next = carousel.getByRole('button', { name: /next/i });
    await expect(next).toBeVisible();
    const row = carousel.locator('[data-part~="row"]');
    /** Position of the row in each frame after a press. */
    const placesAfter = (presses: number) =>
      row.evaluate(
        async (element, [times]) => {
          const button = element.closest('[role="region"], section')?.querySelector<HTMLElement>('[data-part~="next"]');
          for (let press = 0; press < (times ?? 0); press += 1) button?.click();
          const places = new Set<number>();
          const end = performance.now() + 1400;
          while (performance.now() < end) {
            await new Promise(requestAnimationFrame);
            places.add(Math.round(element.scrollLeft));
          }
          return [...places];
        },
        [presses],
      );
    const starts = await carousel
      .locator('[data-part="slide"]')
      .evaluateAll((all) => all.map((slide) => (slide as HTMLElement).offsetLeft));
    for (const [presses, slide] of [
      [1, 1],
      [2, 3],
    ] as const) {
      const places = await placesAfter(presses);
      expect(places, `${path} at ${width} px`).toHaveLength(1);
      expect(Math.abs((places[0] ?? 0) - ((starts[slide] ?? 0) - (starts[0] ?? 0)))).toBeLessThanOrEqual(2);
    }
  }
});
