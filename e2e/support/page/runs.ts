import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { capabilities } from '../../capabilities.ts';
import { expect, test } from '../test.ts';

/**
 * Runs of a test of moving parts: default, reduced motion, keyboard only, script off. Runs covered
 * by another file are left out.
 */
type Run = 'default' | 'reduced motion' | 'keyboard only' | 'script off';

type Steps = Partial<Readonly<Record<Run, (page: Page) => Promise<void>>>>;

const settings: Readonly<Record<Run, BrowserContextOptions>> = {
  default: {},
  'reduced motion': { reducedMotion: 'reduce' },
  'keyboard only': {},
  'script off': { javaScriptEnabled: false },
};

interface Part {
  readonly name: string;
  readonly path: string;
  readonly steps: Steps;
}

/** Defines one test for each page and run, with the steps of all its parts in this order. */
export function runs(
  capability: keyof typeof capabilities,
  viewport: { readonly width: number; readonly height: number },
  parts: readonly Part[],
): void {
  for (const [path, ofPage] of Map.groupBy(parts, (one) => one.path)) {
    for (const run of Object.keys(settings) as Run[]) {
      const steps = ofPage.flatMap(({ name, steps }) => {
        const step = steps[run];
        return step ? [{ name, step }] : [];
      });
      if (steps.length === 0) continue;
      test(`${capability}: ${path}, ${run}: ${steps.map(({ name }) => name).join(', ')}`, async ({
        browser,
        siteUrl,
      }) => {
        const context = await browser.newContext({ ...settings[run], viewport });
        const page = await context.newPage();
        await page.goto(`${siteUrl}${path}`);
        for (const { name, step } of steps) await test.step(name, () => step(page));
        await context.close();
      });
    }
  }
}

/** Presses Tab until the element has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, aim: Locator, from: Locator): Promise<void> {
  await from.focus();
  for (let press = 0; press < 12; press += 1) {
    if (await aim.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(aim).toBeFocused();
}
