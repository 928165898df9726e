import { filmFinder, markFinder, pictureFinder } from '../../src/domain/artwork.ts';
import films from '../site-films.json' with { type: 'json' };
import marks from '../site-marks.json' with { type: 'json' };
import pictures from '../site-pictures.json' with { type: 'json' };

export type SitePictureName = keyof typeof pictures;
export type SiteFilmName = keyof typeof films;
export type MarkName = keyof typeof marks;

/** Pictures, films and marks of the pages: found in the lists `site-*.json`. */
export const sitePicture = pictureFinder(pictures);
export const siteFilm = filmFinder(films, (name) => sitePicture(`films/${name}`, ''), '2026-11-21T00:00:00+08:00');
export const siteMark = markFinder(marks);

export const siteMarks = (...names: readonly MarkName[]) => names.map(siteMark);

export const sitePictureNames = Object.keys(pictures) as SitePictureName[];
export const siteFilmNames = Object.keys(films) as SiteFilmName[];
export const siteMarkNames = Object.keys(marks) as MarkName[];

const others = ['platform-', 'firm-'];

/** The twenty-four clients and partners, in the order in which they are shown. */
export const partnerMarks = siteMarkNames
  .filter((name) => !others.some((prefix) => name.startsWith(prefix)))
  .map(siteMark);

/** The firms that work on shops beside the agency. */
export const firmMarks = siteMarkNames.filter((name) => name.startsWith('firm-')).map(siteMark);
