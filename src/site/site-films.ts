import type { Picture } from './picture.ts';
import files from './site-films.json' with { type: 'json' };
import { type SitePictureName, sitePicture } from './site-pictures.ts';

/** A silent film as pages show it. */
export interface Film {
  /** What happens in it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The same film for browsers that play AV1 and for the others, the better one first. */
  readonly sources: readonly { readonly url: string; readonly type: string }[];
  /** Its first frame. */
  readonly poster: Picture;
}

/** When the films were first on the site, RFC 3339: search engines ask. */
export const filmsSince = '2026-11-21T00:00:00+08:00';

export type SiteFilmName = keyof typeof files;

const all: Readonly<Record<string, { width: number; height: number; seconds: number; hash: string }>> = files;

export function siteFilm(name: SiteFilmName, description: string): Film {
  const file = all[name];
  if (!file) throw new Error(`There is no film "${name}" in site-films.json.`);
  const { width, height, seconds, hash } = file;
  return {
    description,
    width,
    height,
    seconds,
    sources: [
      { url: `/films/${name}.${hash}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
      { url: `/films/${name}.${hash}.mp4`, type: 'video/mp4; codecs="avc1.64001f"' },
    ],
    poster: sitePicture(`films/${name}` as SitePictureName, ''),
  };
}

export const siteFilmNames = Object.keys(files) as SiteFilmName[];
