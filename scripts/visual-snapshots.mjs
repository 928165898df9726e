// `node scripts/visual-snapshots.mjs [a-section]`: takes the reference screenshots of all gallery
// sections, or of one, for the visual tests, and writes those that have changed. Review them before
// committing.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildSite } from './lib/build/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, quietEnvironment, root, step } from './lib/steps.mjs';
import { ensureTestBrowser } from './lib/testing/chromium.mjs';
import { cli } from './lib/testing/test-run.mjs';

/**
 * Recompresses screenshots: 256 colours hold flat areas, and rounding stays far below the tolerance
 * of the tests. The best method differs from picture to picture.
 */
async function repack(files) {
  for (const file of files) {
    const ways = [true, false].map((palette) =>
      sharp(file)
        .png({ compressionLevel: 9, effort: 10, palette, ...(palette ? { quality: 100, dither: 0 } : {}) })
        .toBuffer(),
    );
    const [best] = [readFileSync(file), ...(await Promise.all(ways))].sort((one, other) => one.length - other.length);
    writeFileSync(file, best);
  }
}

try {
  await ensureInstalled({ withTools: true });
  const program = await ensureTestBrowser();
  await buildSite({ gallery: true });
  const started = Date.now();
  const [section] = process.argv.slice(2);
  const selection = ['e2e/full/rendering/gallery.spec.ts', ...(section ? ['--grep', ` ${section}-`] : [])];
  await step('Photographing', cli('playwright'), ['test', ...selection, '--update-snapshots=changed'], {
    show: true,
    env: { ...quietEnvironment, ...(program ? { CHROMIUM_PATH: program } : {}) },
  });
  const folder = path.join(root, 'e2e', 'visual');
  const pictures = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.png'));
  await repack(pictures.map((name) => path.join(folder, name)).filter((file) => statSync(file).mtimeMs > started));
} catch (error) {
  endOnStepError(error);
}
