import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test';
import { type Condition, overflowOf } from './conditions.ts';

/** Milliseconds without a request until loading counts as finished. */
const quiet = 100;

export interface Watched {
  /** Errors during loading and afterwards. */
  readonly troubles: string[];
  /** Waits until all requested files have loaded, films excepted. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

/** Records all errors of a page. */
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
      // Verbose hints of the browser are no errors; a missing address itself is tested by its
      // status.
      if ((message.type() as string) !== 'verbose' && message.location().url !== address)
        troubles.push(`console ${message.type()}: ${message.text()}`);
    },
    pageerror: (error: Error) => troubles.push(`error: ${error.message}`),
    requestfailed: (request: Request) => {
      end(request);
      // A film that leaves the viewport stops in the middle of its download.
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

/** Scrolls through the page once, so that lazy pictures load, and reports horizontal overflow. */
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
