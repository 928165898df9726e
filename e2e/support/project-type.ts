import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import wawoff2 from 'wawoff2';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'node_modules/@fontsource-variable/noto-sans-hk/files');
const folder = path.join(root, '.cache/project-type');

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/**
 * Gives the browser one typeface of the project's packages for all that no style sheet brings, instead of the machine's: what is
 * photographed looks the same everywhere. Chromium takes none from the system that is packed, so they are unpacked once.
 *
 * @returns the file for `FONTCONFIG_FILE`
 */
export async function projectType(): Promise<string> {
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
