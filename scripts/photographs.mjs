// `node scripts/photographs.mjs`: photographs every section of the gallery anew, for the visual tests to compare with. Look at
// what has changed before it is committed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildSite } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStepError, quietEnvironment, root, step } from './lib/steps.mjs';

/**
 * In fewer bytes: 256 colours hold what is flat, and what they round is far below the difference that a test takes for one.
 * Which way of packing is the best differs from picture to picture.
 */
async function repack(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = path.join(folder, name);
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
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  await step('Photographing', playwright, ['test', 'e2e/full/gallery.spec.ts', '--update-snapshots=all'], {
    show: true,
    env: { ...quietEnvironment, ...(program ? { CHROMIUM_PATH: program } : {}) },
  });
  await repack(path.join(root, 'e2e', 'visual'));
} catch (error) {
  endOnStepError(error);
}
