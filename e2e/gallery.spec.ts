import { existsSync } from 'node:fs';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { entriesOf, test } from './support/gallery.ts';

/** Milliseconds: there are many entries, and a machine may be busy. */
const patience = 900_000;

const overflowOf = async (stage: Page, where: string): Promise<string[]> => {
  const overflow = await stage.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${overflow} px too wide ${where}`] : [];
};

const axeFaults = async (stage: Page, where: string): Promise<string[]> =>
  (await violationsOf(stage, '[data-stage]')).map((fault) => `${fault} ${where}`);

/** What is too small to be pressed: below 24 px, and no link in running text. */
const smallTargets = (stage: Page): Promise<string[]> =>
  stage.locator('[data-stage] :is(a, button, summary):visible').evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const inText = target.closest('p, li') !== null && getComputedStyle(target).display === 'inline';
        return !inText && (width < 24 || height < 24);
      })
      .map((target) => `too small to press: ${target.outerHTML.slice(0, 80)}`),
  );

/** What moves on by itself without a way to stop it beside it. */
const unstoppable = (stage: Page): Promise<string[]> =>
  stage.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return endless && animation.timeline instanceof DocumentTimeline && animation.playState === 'running';
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((target) => {
        // What says that something is loading goes when it has: the criterion lets it move.
        if (target?.closest('[data-part="spinner"]')) return false;
        const part = target?.closest(
          'section, div:has(input[type="checkbox"], [data-part="pause"], [data-part="play"])',
        );
        return !part?.querySelector('input[type="checkbox"], [data-part="pause"], [data-part="play"]');
      })
      .map((target) => `moves for ever: ${target?.className ?? ''}`),
  );

/** What the keyboard stands on where it cannot be seen, and whether it gets out again. */
async function keyboardFaults(stage: Page): Promise<string[]> {
  // Hidden ones too: what script wakes shows its buttons while the keyboard is already on its way.
  const stops = await stage
    .locator('[data-stage] :is(a[href], button, summary, input, textarea, select, [tabindex="0"])')
    .count();
  const covered = () =>
    stage.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { left: x, top: y, width, height } = focused.getBoundingClientRect();
      const seen = y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth;
      return seen ? '' : focused.outerHTML.slice(0, 80);
    });
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await stage.keyboard.press('Tab');
    if (await stage.evaluate(() => document.activeElement?.closest('.gallery-grounds') !== null)) return [];
    await expect.poll(covered, stage.url()).toBe('');
  }
  return ['keeps the focus'];
}

interface Walk {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** What is wrong with the entry that stands on the stage. */
  readonly faults: (stage: Page) => Promise<string[]>;
}

/** Each entry is opened once a walk and looked at in all the walk's conditions. */
const walks: readonly Walk[] = [
  {
    name: 'on phones',
    options: { viewport: { width: 412, height: 915 } },
    faults: async (stage) => {
      const found = [
        ...(await overflowOf(stage, 'at 412 px')),
        ...(await axeFaults(stage, 'at 412 px')),
        ...(await smallTargets(stage)),
      ];
      await stage.setViewportSize({ width: 320, height: 800 });
      found.push(...(await overflowOf(stage, 'at 320 px')));
      await stage.setViewportSize({ width: 412, height: 915 });
      return found;
    },
  },
  {
    name: 'in wide windows, by keyboard, in forced colours and with reduced motion',
    options: { viewport: { width: 1440, height: 900 } },
    faults: async (stage) => {
      const found = [
        ...(await overflowOf(stage, 'at 1440 px')),
        ...(await unstoppable(stage)),
        ...(await keyboardFaults(stage)),
        ...(await axeFaults(stage, 'at 1440 px')),
      ];
      await stage.emulateMedia({ reducedMotion: 'reduce' });
      found.push(...(await overflowOf(stage, 'with reduced motion')));
      await stage.emulateMedia({ reducedMotion: null, forcedColors: 'active' });
      await stage.setViewportSize({ width: 1024, height: 800 });
      found.push(...(await overflowOf(stage, 'in forced colours')), ...(await axeFaults(stage, 'in forced colours')));
      await stage.emulateMedia({ forcedColors: null });
      await stage.setViewportSize({ width: 1440, height: 900 });
      return found;
    },
  },
  {
    // A page without script cannot be examined by one.
    name: 'without script',
    options: { viewport: { width: 412, height: 915 }, javaScriptEnabled: false },
    faults: (stage) => overflowOf(stage, 'without script'),
  },
];

for (const { name, options, faults } of walks) {
  test(`every section in every state is sound ${name}`, async ({ browser, page, gallerySite }) => {
    test.setTimeout(patience);
    const entries = await entriesOf(page, gallerySite);
    const context = await browser.newContext(options);
    const stage = await context.newPage();
    const troubles: string[] = [];
    stage.on('console', (message) => message.type() === 'error' && troubles.push(`${stage.url()}: ${message.text()}`));
    stage.on('pageerror', (error) => troubles.push(`${stage.url()}: ${error.message}`));
    for (const entry of entries) {
      await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
      for (const fault of await faults(stage)) troubles.push(`${entry}: ${fault}`);
    }
    await context.close();
    expect(troubles).toEqual([]);
  });
}

test('visitors get no gallery', async () => {
  expect(existsSync('dist/client/404.html')).toBe(true);
  expect(existsSync('dist/client/gallery.html')).toBe(false);
  expect(existsSync('dist/client/gallery')).toBe(false);
});
