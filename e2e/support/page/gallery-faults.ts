import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { atRest, overflowOf } from './conditions.ts';

const stagePart = '[data-stage]';

/** Reports horizontal overflow. */
export async function widthFaults(stage: Page, where: string): Promise<string[]> {
  const overflow = await overflowOf(stage);
  return overflow > 0 ? [`${overflow} px too wide ${where}`] : [];
}

/** Reports horizontal overflow and violations of axe. */
export async function soundFaults(stage: Page, where: string): Promise<string[]> {
  await atRest(stage);
  const violations = await violationsOf(stage, { part: stagePart });
  return [...(await widthFaults(stage, where)), ...violations.map((fault) => `${fault} ${where}`)];
}

/** Targets below 24 px, links in running text excepted. */
export const smallTargets = (stage: Page): Promise<string[]> =>
  stage.locator(`${stagePart} :is(a, button, summary):visible`).evaluateAll((targets) =>
    targets
      .filter((target) => {
        // A link may cover its container with `::after`.
        const after = getComputedStyle(target, '::after');
        const box = target.getBoundingClientRect();
        const [width, height] =
          after.position === 'absolute'
            ? [Number.parseFloat(after.width) || box.width, Number.parseFloat(after.height) || box.height]
            : [box.width, box.height];
        const inText = target.closest('p, li') !== null && getComputedStyle(target).display === 'inline';
        return !inText && (width < 24 || height < 24);
      })
      .map((target) => `target below 24 px: ${target.outerHTML.slice(0, 80)}`),
  );

/** Endless animations without a control that stops them. */
export const unstoppable = (stage: Page): Promise<string[]> =>
  stage.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return endless && animation.timeline instanceof DocumentTimeline && animation.playState === 'running';
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((target) => {
        // WCAG exempts loading indicators, which end with the loading.
        if (target?.closest('[data-part="spinner"]')) return false;
        const part = target?.closest(
          'section, div:has(input[type="checkbox"], [data-part="pause"], [data-part="play"])',
        );
        return !part?.querySelector('input[type="checkbox"], [data-part="pause"], [data-part="play"]');
      })
      .map((target) => `endless animation without a control: ${target?.className ?? ''}`),
  );

/** Focused elements out of sight, and sections that trap the focus. */
export async function keyboardFaults(stage: Page): Promise<string[]> {
  // Counts hidden stops too: modules show their buttons while the focus is already on its way.
  const stops = await stage
    .locator(`${stagePart} :is(a[href], button, summary, input, textarea, select, [tabindex="0"])`)
    .count();
  /**
   * Place of the focus: out of the section again, in sight (empty), or on an element that is not.
   */
  const place = () =>
    stage.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      if (focused.closest('.gallery-grounds')) return 'out';
      const { left: x, top: y, width, height } = focused.getBoundingClientRect();
      const seen = y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth;
      return seen ? '' : focused.outerHTML.slice(0, 80);
    });
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await stage.keyboard.press('Tab');
    const now = await place();
    if (now === 'out') return [];
    if (now !== '') await expect.poll(place, stage.url()).toBe('');
  }
  return ['the section traps the focus'];
}
