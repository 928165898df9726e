import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keyboardFaults, smallTargets, soundFaults, unstoppable, widthFaults } from './support/gallery-faults.ts';
import { showMosaics } from './support/mosaic.ts';
import { expect, test } from './support/test.ts';

/** Every section and primitive in every state: what the build has of them. */
const folder = path.resolve(import.meta.dirname, '../dist/client/gallery');
const entries = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => (/\.html$/.test(file) && file !== 'artwork.html' ? [file.slice(0, -5)] : []))
  : [];

/** Beside the photographs: the version of the Chromium that took them. `npm run photographs` takes them anew. */
const versionFile = path.join(import.meta.dirname, 'visual', 'chromium.txt');

/** Set in whatever the machine has for a script that the site's own types do not know. */
const inSystemType = /-chinese$|-right-to-left$/;

/** Another Chromium draws type a little differently: what it may differ by would still show a moved section. */
const allowedIn = (version: string): number => (version === readFileSync(versionFile, 'utf8').trim() ? 0.001 : 0.03);

async function photograph(stage: Page, entry: string, width: number): Promise<void> {
  if (inSystemType.test(entry)) return;
  await stage.evaluate(async () => {
    // The switch stands over the section that it is for.
    document.querySelector('.gallery-grounds')?.remove();
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // One that is not shown at this width has nothing to decode.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  await expect.soft(stage.locator('[data-stage]')).toHaveScreenshot(`${entry}-${width}.png`, {
    maxDiffPixelRatio: allowedIn(stage.context().browser()?.version() ?? ''),
    scale: 'device',
    timeout: 20_000,
  });
}

for (const entry of entries) {
  test(`${entry} is sound in every condition, and looks as it was photographed`, async ({ browser, siteUrl }) => {
    const address = `${siteUrl}/gallery/${entry}`;
    const troubles: string[] = [];
    const watched = async (page: Page): Promise<Page> => {
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(error.message));
      await page.goto(address, { waitUntil: 'load' });
      return page;
    };

    // At half their size, which shows every change of layout and keeps the photographs small. A context for each width: of a
    // picture's sizes a browser takes the one that it already has.
    const halved = { deviceScaleFactor: 0.5 } as const;
    const narrow = await browser.newContext({
      viewport: { width: 412, height: 900 },
      ...halved,
      reducedMotion: 'reduce',
    });
    await showMosaics(narrow);
    const phone = await watched(await narrow.newPage());
    await photograph(phone, entry, 412);
    troubles.push(...(await soundFaults(phone, 'at 412 px')), ...(await smallTargets(phone)));
    await phone.setViewportSize({ width: 320, height: 800 });
    troubles.push(...(await widthFaults(phone, 'at 320 px')));
    await narrow.close();

    const broad = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...halved });
    await showMosaics(broad);
    const window = await watched(await broad.newPage());
    troubles.push(...(await widthFaults(window, 'at 1440 px')), ...(await unstoppable(window)));
    troubles.push(...(await keyboardFaults(window)), ...(await soundFaults(window, 'at 1440 px')));
    await window.emulateMedia({ forcedColors: 'active' });
    await window.setViewportSize({ width: 1024, height: 800 });
    troubles.push(...(await soundFaults(window, 'in forced colours')));
    await window.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
    await window.setViewportSize({ width: 1440, height: 900 });
    // Anew, and not again: a page that is loaded again goes back to where the keyboard had scrolled it.
    await window.goto('about:blank');
    await window.goto(address, { waitUntil: 'load' });
    troubles.push(...(await widthFaults(window, 'with reduced motion')));
    await photograph(window, entry, 1440);
    await broad.close();
    expect(troubles).toEqual([]);
  });
}

test('every entry of the gallery is gone through, and fits without script', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 412, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/gallery`);
  const listed = await page
    .locator('li a[href^="/gallery/"]')
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

test('the photographs say which Chromium took them, and each is of an entry', ({ browser }) => {
  // When they are taken anew.
  if (test.info().config.updateSnapshots === 'all') writeFileSync(versionFile, `${browser.version()}\n`);
  const photographs = readdirSync(path.dirname(versionFile)).filter((file) => file.endsWith('.png'));
  const wanted = entries
    .filter((entry) => !inSystemType.test(entry))
    .flatMap((entry) => [`${entry}-412.png`, `${entry}-1440.png`]);
  expect(photographs.sort()).toEqual(wanted.sort());
});
