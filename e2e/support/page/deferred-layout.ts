import { expect, type Page } from '@playwright/test';

/** Whether content below the first view is not laid out yet (src/layouts/defer-layout.ts). */
export const isLayoutDeferred = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.deferred !== undefined);

/** Moves the mouse until the script has reacted and the whole page is laid out. */
export async function layOutByMouse(page: Page): Promise<void> {
  let x = 200;
  await expect
    .poll(async () => {
      x += 1;
      await page.mouse.move(x, 500);
      return isLayoutDeferred(page);
    })
    .toBe(false);
}
