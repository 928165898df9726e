import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until what moves or reacts in an element listens: its module is fetched once it comes near
 * the window.
 */
export const mounted = (element: Locator) => expect(element.first()).toHaveAttribute('data-mounted');

/** The part of a page that a module of this name drives. */
export const driven = (page: Page, name: string): Locator => page.locator(`[data-motion~="${name}"]`);

/** Two frames: what a press or a pointer sets off at once has been done by then. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  });
