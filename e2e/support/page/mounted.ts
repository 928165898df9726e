import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until an element's module is mounted; it loads near the viewport. */
export const mounted = (element: Locator) => expect(element.first()).toHaveAttribute('data-mounted');

/** Part of a page that a module of this name drives. */
export const driven = (page: Page, name: string): Locator => page.locator(`[data-motion~="${name}"]`);

/** Waits two frames, after which the immediate effects of a press or a pointer are done. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  });
