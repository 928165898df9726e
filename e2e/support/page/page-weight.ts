import type { Browser, Page } from '@playwright/test';
import { phone } from './service-page.ts';

/** Phone: 2.625 device pixels per CSS px, and touch. */
const telephone = { viewport: phone, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

/** Compressed bytes, by kind. */
export interface Weight {
  /** HTML and style sheets, with their headers. */
  readonly words: number;
  readonly script: number;
  /** All bytes together. */
  readonly whole: number;
}

/** Opens a page on a phone; returns it with the bytes received so far. */
export async function weighed(browser: Browser) {
  const context = await browser.newContext(telephone);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { words: 0, script: 0, whole: 0 };
  wire.on('Network.requestWillBeSent', ({ requestId, type }) => void kinds.set(requestId, type ?? ''));
  // Counts unfinished requests too: a film loads no further than it is shown.
  wire.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes.whole += encodedDataLength;
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Stylesheet') bytes.words += encodedDataLength;
    if (kind === 'Script') bytes.script += encodedDataLength;
  });
  return {
    page,
    weight: (): Weight => ({ ...bytes }),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Scrolls to the end of a page at reading speed: pictures load, and films start. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd; ) {
    isAtEnd = await page.evaluate(() => {
      scrollBy({ top: 100, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}
