import type { Film } from '../../domain/film.ts';
import type { Mark } from '../../domain/mark.ts';
import type { Picture } from '../../domain/picture.ts';
import { artwork } from '../panel/runtime-brand.ts';

/**
 * Picture of the brand's folder, without a description; null where the folder has no such picture.
 */
export const drawnPicture = (name: string): Picture | null =>
  artwork.pictureNames.includes(name) ? artwork.picture(name, '') : null;

export const drawnFilm = (name: string, description: string): Film | null =>
  artwork.filmNames.includes(name) ? artwork.film(name, description) : null;

export const drawnMark = (name: string): Mark | null => (artwork.markNames.includes(name) ? artwork.mark(name) : null);
