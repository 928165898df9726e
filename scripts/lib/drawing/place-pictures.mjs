import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Page pictures that are stored only with the cases, and their served paths. An entry of
 * `site-pictures.json` names by `media` the picture of `media/pictures.json` that it shows.
 *
 * @param {string} brandFolder
 * @returns {{ from: string, to: string }[]} empty where a brand has no such list
 */
export function keptWithCases(brandFolder) {
  const list = path.join(brandFolder, 'site-pictures.json');
  if (!existsSync(list)) return [];
  return Object.entries(JSON.parse(readFileSync(list, 'utf8'))).flatMap(([name, { hash, media, avif }]) =>
    media === undefined
      ? []
      : avif.map((width) => ({
          from: path.join(brandFolder, 'media/sizes', `${media}-${width}.avif`),
          to: path.join(brandFolder, 'public/pictures', `${name}.${hash}-${width}.avif`),
        })),
  );
}

const same = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Copies case pictures that pages show as well to the folder that serves them; they are committed
 * once.
 *
 * @param {string} brandFolder
 */
export function placePictures(brandFolder) {
  for (const { from, to } of keptWithCases(brandFolder)) {
    if (same(from, to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}
