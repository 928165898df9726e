import type { Browser, Page } from '@playwright/test';
import { traced } from '../../support/page/trace.ts';
import { expect, test } from '../../support/test.ts';

/** Microseconds, the unit of traces, in a millisecond. */
const millisecond = 1000;
const categories = ['devtools.timeline', 'loading'];

/**
 * Counts style recalculations of the main thread between two moments, in milliseconds after the
 * first paint.
 */
async function stylesAfterPaint(
  browser: Browser,
  page: Page,
  address: string,
  [from, to]: readonly [number, number],
): Promise<number> {
  const events = await traced(browser, page, categories, async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(to);
  });
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no paint.');
  return events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'UpdateLayoutTree' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts + from * millisecond &&
      ts < paint.ts + to * millisecond,
  ).length;
}

// Arriving water takes 1.6 seconds. If the compositor could not run all of its animations, the main
// thread would draw sixty frames a second, and input would wait for them.
for (const address of ['/', '/about-us', '/services/ecommerce', '/work/tai-ping', '/insights', '/contact-us'])
  test(`V10: the opening animation of ${address} runs off the main thread`, async ({ browser, page, siteUrl }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await stylesAfterPaint(browser, page, `${siteUrl}${address}`, [400, 1400])).toBeLessThan(20);
  });
