import { phone } from './support/service-page.ts';
import { expect, test } from './support/test.ts';

/** Bytes on the wire that a page may have cost on a phone when it has been read to its end. */
const heaviest = 900_000;

for (const path of ['/', '/services/ecommerce', '/services/shopify-hong-kong', '/work/tai-ping', '/work/drc-feast']) {
  test(`${path} scrolled to its end weighs no more than 900 kB on a phone`, async ({ browser, siteUrl }) => {
    await using context = await browser.newContext({
      ...{ viewport: phone, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
    });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    let bytes = 0;
    wire.on('Network.dataReceived', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${siteUrl}${path}`);
    const films = page.locator('[data-motion="parallax-grid"] video');
    for (let isAtEnd = false; !isAtEnd; ) {
      isAtEnd = await page.evaluate(() => {
        scrollBy({ top: 100, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      });
      // As slowly as somebody reads: pictures are asked for, and films begin.
      await page.waitForTimeout(100);
    }
    await page.waitForLoadState('networkidle');
    // Pictures and films have come: a gate that counts none of them holds nothing.
    expect(bytes, 'all that was read').toBeGreaterThan(150_000);
    const played = await films.evaluateAll((all) => all.map((film) => (film as HTMLVideoElement).readyState > 0));
    expect(played.every(Boolean), 'every film of a grid has played on the way').toBe(true);
    expect(bytes).toBeLessThanOrEqual(heaviest);
  });
}
