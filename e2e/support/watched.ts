import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test';
import { type Condition, overflowOf } from './conditions.ts';

/** Milliseconds without a request, after which nothing more is taken to be on its way. */
const quiet = 100;

export interface Watched {
  /** Everything that goes wrong while a page loads, and after that. */
  readonly troubles: string[];
  /** Waits until all is there that the page has asked for, films excepted. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

/** Notes everything that goes wrong on a page. */
export function watch(page: Page, address: string): Watched {
  const troubles: string[] = [];
  const pending = new Set<Request>();
  let last = performance.now();
  const end = (request: Request): void => {
    pending.delete(request);
    last = performance.now();
  };
  const listeners = {
    request: (request: Request) => {
      if (request.resourceType() !== 'media') pending.add(request);
    },
    requestfinished: end,
    console: (message: ConsoleMessage) => {
      // Hints of the browser for engineers are no faults, and that the address itself is not there
      // its status says already.
      if ((message.type() as string) !== 'verbose' && message.location().url !== address)
        troubles.push(`console ${message.type()}: ${message.text()}`);
    },
    pageerror: (error: Error) => troubles.push(`error: ${error.message}`),
    requestfailed: (request: Request) => {
      end(request);
      // A film that leaves the window stops in the middle of its download; that is no fault.
      if (request.resourceType() !== 'media') troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    },
    response: (response: Response) => {
      if (response.status() >= 400 && response.url() !== address)
        troubles.push(`${response.status()}: ${response.url()}`);
    },
  };
  page.on('request', listeners.request).on('requestfinished', listeners.requestfinished);
  page.on('requestfailed', listeners.requestfailed).on('response', listeners.response);
  page.on('console', listeners.console).on('pageerror', listeners.pageerror);
  return {
    troubles,
    settled: () =>
      expect.poll(() => pending.size === 0 && performance.now() - last > quiet, { intervals: [quiet / 2] }).toBe(true),
    end: () => {
      page.off('request', listeners.request).off('requestfinished', listeners.requestfinished);
      page.off('requestfailed', listeners.requestfailed).off('response', listeners.response);
      page.off('console', listeners.console).off('pageerror', listeners.pageerror);
    },
  };
}

/**
 * Scrolls through the page once: pictures further down load when they are near, and all have to be
 * in before it is judged.
 */
export async function widthsOf(page: Page, { settled }: Watched, { name }: Condition): Promise<string[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await settled();
  const overflow = await overflowOf(page);
  return overflow > 0 ? [`${name}: ${overflow} px too wide`] : [];
}
