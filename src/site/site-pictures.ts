import type { Picture } from './picture.ts';
import { type PictureFormat, sizedFileName } from './picture-sizes.ts';
import files from './site-pictures.json' with { type: 'json' };

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** Ends the file names, so that a changed picture has a new address and an old one may be kept for ever. */
  readonly hash: string;
  readonly focus?: readonly number[];
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

interface Vector {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly focus?: readonly number[];
}

/** A picture that belongs to the site itself: rendered from `artwork/`, listed in `site-pictures.json`. */
export type SitePictureName = keyof typeof files;

const all: Readonly<Record<string, Raster | Vector>> = files;

/** @param alt what it shows; empty when it only decorates */
export function sitePicture(name: SitePictureName, alt: string): Picture {
  const file = all[name];
  if (!file) throw new Error(`There is no picture "${name}" in site-pictures.json.`);
  const { width, height, hash } = file;
  const [x, y] = file.focus ?? [];
  const focus = x === undefined || y === undefined ? undefined : ([x, y] as const);
  const base = `/pictures/${name}.${hash}`;
  if (!('avif' in file)) return { url: `${base}.svg`, alt, width, height, focus, sources: [] };
  const sources = (format: PictureFormat) =>
    file[format].map((pixels) => ({ url: sizedFileName(base, pixels, format), width: pixels, format }));
  const webp = sources('webp');
  return {
    url: webp.at(-1)?.url ?? `${base}.webp`,
    alt,
    width,
    height,
    focus,
    colour: file.colour,
    sources: [...sources('avif'), ...webp],
  };
}

export const sitePictureNames = Object.keys(files) as SitePictureName[];
