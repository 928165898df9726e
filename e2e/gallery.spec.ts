import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { entriesOf, test } from './support/gallery.ts';

const conditions = [
  { name: 'a phone', examined: true, options: { viewport: { width: 412, height: 915 } } },
  { name: 'a wide window', examined: true, options: { viewport: { width: 1440, height: 900 } } },
  { name: '320 px', examined: false, options: { viewport: { width: 320, height: 800 } } },
  {
    name: 'reduced motion',
    examined: false,
    options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  },
  {
    name: 'forced colours',
    examined: true,
    options: { viewport: { width: 1024, height: 800 }, forcedColors: 'active' },
  },
  {
    name: 'script off',
    // A page without script cannot be examined by one.
    examined: false,
    options: { viewport: { width: 412, height: 915 }, javaScriptEnabled: false },
  },
] as const;

/** Milliseconds: there are many entries, and a machine may be busy. */
const patience = 900_000;

for (const { name, examined, options } of conditions) {
  test(`every section in every state is sound: ${name}`, async ({ browser, page, gallerySite }) => {
    test.setTimeout(patience);
    const entries = await entriesOf(page, gallerySite);
    const context = await browser.newContext(options);
    const stage = await context.newPage();
    const troubles: string[] = [];
    stage.on('console', (message) => message.type() === 'error' && troubles.push(`${stage.url()}: ${message.text()}`));
    stage.on('pageerror', (error) => troubles.push(`${stage.url()}: ${error.message}`));
    for (const entry of entries) {
      await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
      const overflow = await stage.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) troubles.push(`${entry}: ${overflow} px too wide`);
      if (!examined) continue;
      for (const violation of await violationsOf(stage, '[data-stage]')) troubles.push(`${entry}: ${violation}`);
    }
    await context.close();
    expect(troubles).toEqual([]);
  });
}

test('nothing moves on by itself without a way to stop it', async ({ browser, page, gallerySite }) => {
  test.setTimeout(patience);
  const entries = await entriesOf(page, gallerySite);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const stage = await context.newPage();
  for (const entry of entries) {
    await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
    const unstoppable = await stage.evaluate(() =>
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
        .map((target) => target?.className ?? ''),
    );
    expect(unstoppable, entry).toEqual([]);
  }
  await context.close();
});

test('every target that can be pressed is at least 24 px wide and high, or stands in running text', async ({
  browser,
  page,
  gallerySite,
}) => {
  test.setTimeout(patience);
  const entries = await entriesOf(page, gallerySite);
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const stage = await context.newPage();
  for (const entry of entries) {
    await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
    const small = await stage.locator('[data-stage] :is(a, button, summary):visible').evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          const inText = target.closest('p, li') !== null && getComputedStyle(target).display === 'inline';
          return !inText && (width < 24 || height < 24);
        })
        .map((target) => target.outerHTML.slice(0, 80)),
    );
    expect(small, entry).toEqual([]);
  }
  await context.close();
});

test('the keyboard gets through every section, and what it stands on is seen', async ({
  browser,
  page,
  gallerySite,
}) => {
  test.setTimeout(patience);
  const entries = await entriesOf(page, gallerySite);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const stage = await context.newPage();
  for (const entry of entries) {
    await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
    // Hidden ones too: what script wakes shows its buttons while the keyboard is already on its way.
    const stops = await stage
      .locator('[data-stage] :is(a[href], button, summary, input, textarea, select, [tabindex="0"])')
      .count();
    let left = false;
    const covered = () =>
      stage.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return '';
        const { left: x, top: y, width, height } = focused.getBoundingClientRect();
        const seen = y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth;
        return seen ? '' : focused.outerHTML.slice(0, 80);
      });
    for (let stop = 0; stop < stops + 3 && !left; stop += 1) {
      await stage.keyboard.press('Tab');
      left = await stage.evaluate(() => document.activeElement?.closest('.gallery-grounds') !== null);
      if (left) break;
      await expect.poll(covered, entry).toBe('');
    }
    expect(left, `${entry} keeps the focus`).toBe(true);
  }
  await context.close();
});

test('visitors get no gallery', async () => {
  expect(existsSync('dist/client/index.html')).toBe(true);
  expect(existsSync('dist/client/gallery.html')).toBe(false);
  expect(existsSync('dist/client/gallery')).toBe(false);
});
