import { mounted } from '../support/mounted.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    runningIntervals: Set<number>;
  }
}

test('E6: a section with a clock that the live preview replaces again and again leaves no timer behind', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    const { setInterval: begin, clearInterval: end } = window;
    window.runningIntervals = new Set();
    window.setInterval = ((...parameters: Parameters<typeof begin>) => {
      const timer = begin(...parameters);
      window.runningIntervals.add(timer);
      return timer;
    }) as typeof begin;
    window.clearInterval = (timer) => {
      window.runningIntervals.delete(Number(timer));
      end(timer);
    };
  });
  await page.goto(`${siteUrl}/contact-us`);
  const clock = page.locator('[data-motion="hours"]');
  await clock.scrollIntoViewIfNeeded();
  await mounted(clock);
  const running = () => page.evaluate(() => window.runningIntervals.size);
  const once = await running();
  expect(once).toBeGreaterThan(0);
  for (let keystroke = 0; keystroke < 20; keystroke += 1) {
    // As `src/layouts/live-preview.ts` does.
    await clock.evaluate((element) => {
      const next = element.cloneNode(true) as HTMLElement;
      delete next.dataset.mounted;
      element.replaceWith(next);
      next.dispatchEvent(new Event('arrived', { bubbles: true }));
    });
    await mounted(clock);
  }
  expect(await running()).toBe(once);
});
