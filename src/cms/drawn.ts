import type { Film } from '../shared/film.ts';
import type { Mark } from '../shared/mark.ts';
import type { Picture } from '../shared/picture.ts';
import { artwork } from './at-start.ts';

/**
 * Picture of the brand's folder, without a description; null where the folder has no such picture.
 */
export const drawnPicture = (name: string): Picture | null =>
  artwork.pictureNames.includes(name) ? artwork.picture(name, '') : null;

export const drawnFilm = (name: string, description: string): Film | null =>
  artwork.filmNames.includes(name) ? artwork.film(name, description) : null;

export const drawnMark = (name: string): Mark | null => (artwork.markNames.includes(name) ? artwork.mark(name) : null);
