import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
}

/** Traces count in microseconds. */
const millisecond = 1000;
const categories = ['devtools.timeline', 'loading'];

/** How often the page's own thread reckoned its styles anew between two moments after its first paint, in milliseconds. */
async function stylesAfterPaint(
  browser: Browser,
  page: Page,
  address: string,
  [from, to]: readonly [number, number],
): Promise<number> {
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(to);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('nothing was painted');
  return traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'UpdateLayoutTree' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts + from * millisecond &&
      ts < paint.ts + to * millisecond,
  ).length;
}

// Water that arrives takes 1.6 seconds: sixty frames of each would be drawn by the page's thread if one of its moves were not the
// compositor's, and whoever touches the page meanwhile would wait for them.
for (const address of ['/', '/about-us', '/services/ecommerce', '/work/tai-ping', '/insights', '/contact-us'])
  test(`${address} leaves the page's thread alone while its water arrives`, async ({ browser, page, siteUrl }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await stylesAfterPaint(browser, page, `${siteUrl}${address}`, [400, 1400])).toBeLessThan(20);
  });
