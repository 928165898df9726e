import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { traced } from '../support/trace.ts';

/** Traces count in microseconds. */
const millisecond = 1000;
const categories = ['devtools.timeline', 'loading'];

/**
 * How often the page's own thread reckoned its styles anew between two moments after its first
 * paint, in milliseconds.
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
  if (!paint) throw new Error('nothing was painted');
  return events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'UpdateLayoutTree' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts + from * millisecond &&
      ts < paint.ts + to * millisecond,
  ).length;
}

// Water that arrives takes 1.6 seconds: sixty frames of each would be drawn by the page's thread if
// one of its moves were not the compositor's, and whoever touches the page meanwhile would wait for
// them.
for (const address of ['/', '/about-us', '/services/ecommerce', '/work/tai-ping', '/insights', '/contact-us'])
  test(`V10: ${address} leaves the page's thread alone while its water arrives`, async ({ browser, page, siteUrl }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await stylesAfterPaint(browser, page, `${siteUrl}${address}`, [400, 1400])).toBeLessThan(20);
  });
