import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 412, height: 915 };

export const mainText = async (page: Page): Promise<string> =>
  ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');

/** Every text stands in the page, one after the other. */
export function inOrder(text: string, words: readonly string[]): void {
  let from = 0;
  for (const word of words) {
    const place = text.indexOf(word, from);
    expect(place, `“${word}” after place ${from}`).toBeGreaterThanOrEqual(0);
    from = place + 1;
  }
}
