import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import wawoff2 from 'wawoff2';

const root = path.resolve(import.meta.dirname, '../../..');
const source = path.join(root, 'node_modules/@fontsource-variable/noto-sans-hk/files');
const folder = path.join(root, '.cache/snapshot-fonts');

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks Noto Sans HK of the packages for text without a font in the style sheets, so that
 * screenshots do not depend on the machine's fonts. Chromium reads no WOFF2 from a font folder.
 *
 * @returns path of the configuration, for `FONTCONFIG_FILE`
 */
export async function snapshotFonts(): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  if (existsSync(file)) return file;
  // The other worker may be doing the same.
  const begun = `${folder}-${process.pid}`;
  await mkdir(path.join(begun, 'fonts'), { recursive: true });
  for (const name of await readdir(source)) {
    if (!name.endsWith('-wght-normal.woff2')) continue;
    const font = await wawoff2.decompress(await readFile(path.join(source, name)));
    await writeFile(path.join(begun, 'fonts', name.replace(/woff2$/, 'ttf')), font);
  }
  await writeFile(path.join(begun, 'fonts.conf'), configuration);
  await rename(begun, folder).catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  return file;
}
