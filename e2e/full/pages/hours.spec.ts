import { brand } from '../../../src/config/brand/facts.ts';
import { momentIn, percentOfDay } from '../../../src/lib/opening-hours.ts';
import { expect, test } from '../../support/test.ts';

const { opens, closes } = brand.openingHours;
const hours = '[data-motion="hours"]';

test('V12: opening hours are drawn on one scale at every width, and readable as text', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/contact-us`);
  for (const width of [320, 412, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const days = page.locator(`${hours} tbody tr`);
    await expect(days).toHaveCount(7);
    const bars = await page.locator(`${hours} svg`).evaluateAll((all) =>
      all.map((day) => {
        const box = day.getBoundingClientRect();
        const bar = day.querySelector('rect')?.getBoundingClientRect();
        return bar && [((bar.left - box.left) / box.width) * 100, (bar.width / box.width) * 100];
      }),
    );
    for (const bar of bars.slice(0, 5)) {
      expect(bar?.[0]).toBeCloseTo(percentOfDay(opens), 0);
      expect(bar?.[1]).toBeCloseTo(percentOfDay(closes) - percentOfDay(opens), 0);
    }
    expect(bars.slice(5)).toEqual([undefined, undefined]);
    // Hours stand inside each bar where they fit, else only in Monday's, and never across its
    // edges.
    const outside = await page.locator(`${hours} svg:has(rect)`).evaluateAll((days) =>
      days.flatMap((day) => {
        const bar = day.querySelector('rect')?.getBoundingClientRect();
        return [...day.querySelectorAll('text')]
          .map((text) => text.getBoundingClientRect())
          .filter(({ width, left, right }) => bar && width > 0 && (left < bar.left || right > bar.right));
      }),
    );
    expect(outside).toEqual([]);
    const written = await page.locator(`${hours} svg text`, { hasText: opens }).filter({ visible: true }).count();
    expect(written).toBe(width < 500 ? 1 : 5);
  }
  await expect(page.getByRole('row', { name: `Monday ${opens} to ${closes}` })).toBeVisible();
  await expect(page.locator(`${hours} [data-now]`)).toHaveCount(0);
  await context.close();
});

test('V12: each open day has its hours once, on a Monday too', async ({ page, siteUrl }) => {
  await page.clock.setFixedTime(Date.parse('2026-11-30T03:20:00Z'));
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/contact-us`);
    await page.locator(hours).scrollIntoViewIfNeeded();
    await expect(page.locator(`${hours} svg[data-day="Monday"] [data-now]`)).toBeVisible();
    const written = page.locator(`${hours} svg text`, { hasText: opens }).filter({ visible: true });
    await expect(written).toHaveCount(width < 500 ? 1 : 5);
  }
});

test('V12: the script marks the current time in the time zone of the office', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const now = Date.parse('2026-11-25T03:20:00Z');
  await page.clock.setFixedTime(now);
  await page.goto(`${siteUrl}/contact-us`);
  await page.locator(hours).scrollIntoViewIfNeeded();
  const { day, time } = momentIn(brand.timeZone, now);
  await expect(page.locator(`${hours} svg[data-day="${day}"] [data-now]`)).toHaveAttribute(
    'x',
    `${percentOfDay(time).toFixed(2)}%`,
  );
  await expect(page.locator(hours)).toContainText(`${brand.address.region} time, ${day} ${time}. Open`);
  await context.close();
});

test('V12: a section that is replaced often, as in the live preview, keeps one timer', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    const running = new Set<unknown>();
    const count = () => document.documentElement.setAttribute('data-timers', String(running.size));
    globalThis.setInterval = new Proxy(setInterval, {
      apply(original, self, given) {
        const timer: unknown = Reflect.apply(original, self, given);
        running.add(timer);
        count();
        return timer;
      },
    });
    globalThis.clearInterval = new Proxy(clearInterval, {
      apply(original, self, [timer]) {
        running.delete(timer);
        count();
        return Reflect.apply(original, self, [timer]);
      },
    });
  });
  await page.goto(`${siteUrl}/contact-us`);
  const running = () => page.locator('html').getAttribute('data-timers');
  await page.locator(hours).scrollIntoViewIfNeeded();
  await expect.poll(running).toBe('1');
  for (let change = 0; change < 50; change += 1) {
    await page.locator(hours).evaluate((section) => {
      const next = section.cloneNode(true) as HTMLElement;
      delete next.dataset.mounted;
      section.replaceWith(next);
      next.dispatchEvent(new Event('module-inserted', { bubbles: true }));
    });
    await expect(page.locator(hours)).toHaveAttribute('data-mounted', '');
  }
  expect(await running()).toBe('1');
});
