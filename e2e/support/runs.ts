import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { capabilities } from '../capabilities.ts';
import { expect, test } from './test.ts';

/**
 * Whatever moves, four times: as it comes, with reduced motion, by keyboard alone, without script.
 * What another file holds for a run is not held here again.
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

/**
 * One test for each page and run, which goes through everything on the page that is named here, in
 * this order.
 */
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

/** Presses Tab until the focus is on it: what cannot be reached so, the keyboard does not have. */
export async function tabTo(page: Page, aim: Locator, from: Locator): Promise<void> {
  await from.focus();
  for (let press = 0; press < 12; press += 1) {
    if (await aim.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(aim).toBeFocused();
}
