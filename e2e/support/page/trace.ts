import type { Browser, Page } from '@playwright/test';

/** Event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    /** Number of elements with recalculated styles. */
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects: number };
    readonly data?: { readonly type?: string };
  };
}

/** Traces these categories of Chromium during an action on a page. */
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
