import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';

const snapshots = path.join(root, 'e2e', 'visual');

/** Gallery entries of blocks for which the first entry of the same name is no good picture. */
const entries = {
  'chosen-work': 'work-list-grid',
  'contact-form': 'contact-form-idle',
  'finding-us': 'contact-form-finding-us',
  hero: 'hero-scene-like-a-street',
  'info-row': 'info-row-statement-left',
  'insight-list': 'insight-list-cards',
  'job-list': 'job-list-several',
  'jobs-hero': 'poster-in-water',
  'other-topics': 'article-other-topics',
  testimonials: 'testimonials-seven',
  'work-list': 'work-list-head',
  'open-application': 'job-list-none-and-open-application',
};

function blockNames() {
  const files = readdirSync(path.join(root, 'src', 'sections'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.block.ts')).map((file) => path.basename(file, '.block.ts'));
}

/** Scales a screenshot to 320 x 200 px, shown at half that size. */
async function makeThumbnail(snapshot, target) {
  // Imported dynamically, because the first start of the site loads this file before its packages
  // are installed.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(snapshot).metadata();
  const fit = height / width > 200 / 320 ? { fit: 'cover', position: 'top' } : { fit: 'contain' };
  await sharp(snapshot)
    .resize({ width: 320, height: 200, background: 'transparent', ...fit })
    .webp({ quality: 60 })
    .toFile(target);
}

/**
 * Writes the pictures of blocks for the panel's section picker, unless they are newer than the
 * screenshots.
 *
 * @param {string} folder
 */
export async function placeThumbnails(folder) {
  mkdirSync(folder, { recursive: true });
  const wide = readdirSync(snapshots)
    .filter((file) => file.endsWith('-1440.png'))
    .sort();
  for (const name of blockNames()) {
    const file = wide.find((one) => one.startsWith(`${entries[name] ?? name}-`));
    // A new section has no snapshot yet; taking the first one needs this build.
    if (!file) continue;
    const snapshot = path.join(snapshots, file);
    const target = path.join(folder, `${name}.webp`);
    const madeAt = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if ([snapshot, import.meta.filename].some((source) => statSync(source).mtimeMs > madeAt))
      await makeThumbnail(snapshot, target);
  }
}
