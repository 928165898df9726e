import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placePictures } from '../drawing/place-pictures.mjs';
import { placeThumbnails } from '../drawing/thumbnails.mjs';
import { pinnedNode, quietEnvironment, root, step } from '../steps.mjs';
import { folderOf, removeOld, switchTo, unlessReadOnly } from './builds.mjs';

/** Brand folder from the root of the project, taken from `#words` in `package.json`. */
const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
export const brandFolder = path.join(path.dirname(imports['#words']), '..');

/** Writes the served files of the brand that are generated from committed ones. */
export async function placeFiles() {
  placePictures(path.join(root, brandFolder));
  const panel = path.join(root, brandFolder, 'public/panel');
  await placeThumbnails(path.join(panel, 'sections'));
  cpSync(path.join(root, 'docs/editor-guide'), path.join(panel, 'guide'), { recursive: true });
}

/**
 * Inputs of each build: a change in any of these files makes it stale. `build-inputs.test.ts` finds
 * missing ones.
 */
export const inputs = {
  site: [
    'src',
    'astro.config.mjs',
    'scripts/lib/build/class-names.mjs',
    'scripts/lib/build/preloads.mjs',
    'scripts/lib/build/in-chinese.mjs',
    'scripts/lib/build/sheet-order.mjs',
    'scripts/lib/drawing/icon-shapes.mjs',
    'scripts/lib/build/styles.mjs',
    'scripts/lib/build/compress.mjs',
    ...[
      'facts.ts',
      'holidays.ts',
      'languages',
      'pages',
      'words',
      'public',
      'media/pictures.json',
      'site-films.json',
      'site-marks.json',
      'site-pictures.json',
    ].map((part) => path.join(brandFolder, part)),
    'package.json',
    'package-lock.json',
  ],
  admin: [
    'admin',
    'src/cms',
    'src/config',
    'src/domain',
    'src/i18n',
    'src/lib',
    'src/forms',
    'src/styles/fonts',
    'src/styles/fonts.css',
    'src/analytics',
    'src/reviews',
    'src/enquiries',
    'src/server/composition.ts',
    'src/server/panel',
    'src/server/payload-config.ts',
    path.join(brandFolder, 'words/browser.ts'),
    'src/ui/icon/icon-paths.ts',
    'src/ui/review/changes.tsx',
    // The panel uses the fields of sections, not their components.
    'src/blocks',
    'src/ui/poster',
    'src/sections/blocks.ts',
    'src/sections/blocks.generated.ts',
    ...readdirSync(path.join(root, 'src/sections'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.block.ts'))
      .map((file) => path.join('src/sections', file)),
    'package-lock.json',
  ],
};

function filesOf(target) {
  const absolute = path.join(root, target);
  if (!existsSync(absolute)) return [];
  if (!readdirSafe(absolute)) return [target];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(\.next|migrations|next-env\.d\.ts)(\/|$)|\.test\.tsx?$/.test(file));
}

function readdirSafe(absolute) {
  try {
    return readdirSync(absolute);
  } catch {
    return null;
  }
}

function fingerprint(part, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of inputs[part].flatMap(filesOf).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

async function unlessFresh(stampFile, current, build) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  await build();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, current);
}

/**
 * Writes version, commit and site URL beside the pages, for the log, `/healthz`, the panel and the
 * doctor.
 */
function noteBuild(folder, siteUrl) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const note = JSON.stringify({ version, commit: stdout?.trim() || null, siteUrl });
  const file = path.join(folder, 'build.json');
  // A build that this user may not write to already has its note.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== note) unlessReadOnly(() => writeFileSync(file, note));
}

/**
 * Builds and compresses the pages in a folder named after their inputs. `BUILD_DIR` becomes a link
 * to it, so a running server keeps the folder that it started with.
 *
 * @param {{ gallery?: boolean }} [options] whether the section gallery is included, which visitors
 *   never get
 * @returns {Promise<string>} the folder
 */
export async function buildSite({ gallery = process.env.GALLERY === 'on' } = {}) {
  const target = path.resolve(root, process.env.BUILD_DIR ?? 'dist');
  await placeFiles();
  const settings = { site: process.env.SITE_URL ?? null, gallery, year: new Date().getFullYear() };
  const current = fingerprint('site', settings);
  const folder = folderOf(target, current);
  await unlessFresh(path.join(folder, '.inputs'), current, async () => {
    const env = {
      ...quietEnvironment,
      NODE_ENV: 'production',
      BUILD_DIR: path.relative(root, folder),
      GALLERY: gallery ? 'on' : 'off',
      ...(settings.site ? { SITE_URL: settings.site } : {}),
    };
    await step('Building the pages', pinnedNode, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], { env });
    await step('Compressing them', pinnedNode, ['scripts/lib/build/compress.mjs', path.join(folder, 'client')], {
      env,
    });
  });
  noteBuild(folder, settings.site);
  switchTo(target, folder);
  removeOld(target);
  return folder;
}

/** Builds the admin panel into `admin/.next`. */
export async function buildAdmin() {
  await unlessFresh(path.join(root, 'admin', '.next', '.inputs'), fingerprint('admin', {}), async () => {
    await step(
      'Building the admin panel (about a minute)',
      pinnedNode,
      ['node_modules/next/dist/bin/next', 'build', 'admin'],
      {
        // The build reads only the collections. It opens no database and must not touch the data of
        // a running site.
        env: {
          ...quietEnvironment,
          NODE_ENV: 'production',
          DATA_DIR: path.join(root, '.cache', 'build-data'),
          DATABASE_URL: '',
        },
      },
    );
  });
}
