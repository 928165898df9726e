import type { Browser, Page } from '@playwright/test';

/** What Chromium writes down of what it does; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    /** Of how many elements the styles were reckoned anew. */
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects: number };
    readonly data?: { readonly type?: string };
  };
}

/** What Chromium does of these kinds while something is done to a page. */
export async function traced(
  browser: Browser,
  page: Page,
  categories: string[],
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await act();
  return (JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] })
    .traceEvents;
}
