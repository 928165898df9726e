import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';
import { leave } from '../../support/page/conditions.ts';
import {
  keyboardFaults,
  smallTargets,
  soundFaults,
  unstoppable,
  widthFaults,
} from '../../support/page/gallery-faults.ts';
import { showMosaics } from '../../support/page/mosaic.ts';
import { snapshotFonts } from '../../support/stand-ins/snapshot-fonts.ts';
import { expect, test } from '../../support/test.ts';

/** Gallery pages of the build: every section and primitive in every state. */
const folder = path.resolve(import.meta.dirname, '../../../dist/client/gallery');
const entries = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => (/\.html$/.test(file) && file !== 'artwork.html' ? [file.slice(0, -5)] : []))
  : [];

/**
 * Version of the Chromium that took the screenshots; `node scripts/visual-snapshots.mjs` takes new
 * ones.
 */
const versionFile = path.join(import.meta.dirname, '../../visual', 'chromium.txt');

/** Entries in Arabic or Hebrew alone: no package of the project has a font for these. */
const hasNoFont = /-right-to-left$/;

/**
 * Allowed share of different pixels. Another Chromium draws type a little differently; its
 * tolerance still finds a moved section.
 */
const allowedIn = (version: string): number => (version === readFileSync(versionFile, 'utf8').trim() ? 0.001 : 0.03);

async function snapshot(stage: Page, entry: string, width: number): Promise<void> {
  if (hasNoFont.test(entry)) return;
  await stage.evaluate(async () => {
    // The switch of grounds covers part of its section.
    document.querySelector('.gallery-grounds')?.remove();
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // Pictures that are hidden at this width reject `decode`.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  // Moves the pointer to the corner, because an element there is drawn in its hover state.
  await stage.mouse.move(0, 0);
  await expect.soft(stage.locator('[data-stage]')).toHaveScreenshot(`${entry}-${width}.png`, {
    maxDiffPixelRatio: allowedIn(stage.context().browser()?.version() ?? ''),
    scale: 'device',
    timeout: 20_000,
  });
}

interface Stage {
  /** Page that visits all entries: opening one for each would take longer than the test of it. */
  readonly stage: Page;
}

const staged = test.extend<object, Stage>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: await snapshotFonts() } });
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser }, use) => {
      // Half scale shows every change of layout and keeps the files small.
      const context = await browser.newContext({ deviceScaleFactor: 0.5 });
      const page = await context.newPage();
      await showMosaics(page);
      // Fixes the displayed time; timers run on.
      await page.clock.setFixedTime(noon);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Wednesday in Hong Kong, within office hours. */
const noon = new Date('2024-06-12T12:00:00+08:00');

const wide = { width: 1440, height: 900 } as const;
const phone = { width: 412, height: 900 } as const;

for (const entry of entries) {
  staged(`V12: ${entry} has no faults in any condition and matches its snapshot`, async ({ stage, siteUrl }) => {
    const troubles: string[] = [];
    const onConsole = (message: ConsoleMessage) => message.type() === 'error' && troubles.push(message.text());
    const onError = (error: Error) => troubles.push(error.message);
    stage.on('console', onConsole).on('pageerror', onError);
    /**
     * Opens the entry by a new navigation: a reload would restore the scroll position of the
     * keyboard test.
     */
    const open = async (reducedMotion: 'reduce' | 'no-preference') => {
      await leave(stage, siteUrl);
      await stage.emulateMedia({ forcedColors: null, reducedMotion });
      await stage.setViewportSize(wide);
      await stage.goto(`${siteUrl}/gallery/${entry}`, { waitUntil: 'load' });
    };

    await open('no-preference');
    troubles.push(...(await widthFaults(stage, 'at 1440 px')), ...(await unstoppable(stage)));
    troubles.push(...(await keyboardFaults(stage)), ...(await soundFaults(stage, 'at 1440 px')));
    await stage.emulateMedia({ forcedColors: 'active' });
    await stage.setViewportSize({ width: 1024, height: 800 });
    troubles.push(...(await soundFaults(stage, 'in forced colours')));
    await stage.emulateMedia({ forcedColors: null });
    await stage.setViewportSize(phone);
    troubles.push(...(await soundFaults(stage, 'at 412 px')), ...(await smallTargets(stage)));
    await stage.setViewportSize({ width: 320, height: 800 });
    troubles.push(...(await widthFaults(stage, 'at 320 px')));

    await open('reduce');
    troubles.push(...(await widthFaults(stage, 'with reduced motion')));
    await snapshot(stage, entry, 1440);
    await stage.setViewportSize(phone);
    await snapshot(stage, entry, 412);
    stage.off('console', onConsole).off('pageerror', onError);
    expect(troubles).toEqual([]);
  });
}

test('V12: every gallery entry is tested, and fits without script', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 412, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/gallery`);
  const listed = await page
    .locator('li a[href^="/gallery/"]:not([href^="/gallery/blocks/"])')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(listed.length).toBeGreaterThan(100);
  expect(entries).toHaveLength(listed.length);
  const troubles: string[] = [];
  for (const entry of entries) {
    await page.goto(`${siteUrl}/gallery/${entry}`, { waitUntil: 'domcontentloaded' });
    troubles.push(...(await widthFaults(page, `without script: ${entry}`)));
  }
  await context.close();
  expect(troubles).toEqual([]);
});

test('V12: every gallery entry has its snapshots, and no others exist', ({ browser }) => {
  // Records the version when new screenshots are taken.
  if (test.info().config.updateSnapshots !== 'none') writeFileSync(versionFile, `${browser.version()}\n`);
  const snapshots = readdirSync(path.dirname(versionFile)).filter((file) => file.endsWith('.png'));
  const wanted = entries
    .filter((entry) => !hasNoFont.test(entry))
    .flatMap((entry) => [`${entry}-412.png`, `${entry}-1440.png`]);
  expect(snapshots.sort()).toEqual(wanted.sort());
});
