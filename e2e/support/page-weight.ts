import type { Browser, Page } from '@playwright/test';
import { phone } from './service-page.ts';

/** As a telephone is: three pixels for two, and a finger. */
const telephone = { viewport: phone, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

/** Bytes on the wire, by what they are to a browser. */
export interface Weight {
  /** HTML and style sheets, with their headers. */
  readonly words: number;
  readonly script: number;
  /** All of it. */
  readonly whole: number;
}

/** A page on a telephone, and what has come over the wire for it so far. */
export async function weighed(browser: Browser) {
  const context = await browser.newContext(telephone);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { words: 0, script: 0, whole: 0 };
  wire.on('Network.requestWillBeSent', ({ requestId, type }) => void kinds.set(requestId, type ?? ''));
  // Also of what never ends: a film is read no further than it is shown.
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

/** Reads a page to its end, as slowly as somebody does: pictures are asked for, and films begin. */
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
