import type { Page } from '@playwright/test';

/** Everything that moved by itself since the page came, as browsers count it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is told.
        setTimeout(resolve, 500, 0);
      }),
  );
