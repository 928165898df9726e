import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a brand's pages that are kept with its cases alone, and where pages ask for them: an
 * entry of `site-pictures.json` says by `media` which picture of `media/pictures.json` it shows.
 *
 * @param {string} brandFolder
 * @returns {{ from: string, to: string }[]} none where a brand has no such list
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
 * Puts pictures of cases that pages show too where they are served from. They are committed once.
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
