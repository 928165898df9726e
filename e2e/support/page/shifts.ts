import type { Page } from '@playwright/test';

/** Cumulative layout shift since the page loaded, as browsers measure it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Browsers report no entry where nothing has moved.
        setTimeout(resolve, 500, 0);
      }),
  );
