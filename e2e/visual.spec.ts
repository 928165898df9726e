import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { entriesOf, test } from './support/gallery.ts';
import { showMosaics } from './support/mosaic.ts';

/** Beside the photographs: the version of the Chromium that took them. `npm run photographs` takes them anew. */
const versionFile = path.join(import.meta.dirname, 'visual', 'chromium.txt');

/** Set in whatever the machine has for a script that the site's own types do not know. */
const inSystemType = /-chinese$|-right-to-left$/;

/** A phone at its size; a wide window at half, which shows every change of layout and keeps the files small. */
const widths = [
  { width: 412, scale: 1 },
  { width: 1440, scale: 0.5 },
] as const;

for (const { width, scale } of widths) {
  test(`every section looks as it was photographed at ${width} px`, async ({ browser, page, gallerySite }) => {
    test.setTimeout(600_000);
    const entries = (await entriesOf(page, gallerySite)).filter((entry) => !inSystemType.test(entry));
    // Another Chromium draws type a little differently: what it may differ by would still show a moved section.
    if (test.info().config.updateSnapshots === 'all') writeFileSync(versionFile, `${browser.version()}\n`);
    const sameChromium = browser.version() === readFileSync(versionFile, 'utf8').trim();
    const allowed = sameChromium ? 0.001 : 0.03;
    for (const entry of entries) {
      // A context each: of a picture's sizes a browser takes the one that it already has from another section.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
      });
      await showMosaics(context);
      const stage = await context.newPage();
      await stage.goto(`${gallerySite.url}${entry}`, { waitUntil: 'load' });
      await stage.evaluate(async () => {
        // The switch stands over the section that it is for.
        document.querySelector('.gallery-grounds')?.remove();
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        // One that is not shown at this width has nothing to decode.
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        await document.fonts.ready;
      });
      await expect.soft(stage.locator('[data-stage]'), entry).toHaveScreenshot(`${path.basename(entry)}-${width}.png`, {
        maxDiffPixelRatio: allowed,
        scale: 'device',
        timeout: 20_000,
      });
      await context.close();
    }
  });
}
