import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a film, by the names that its script knows them by. */
export const filmPart = namesOfParts('play');

export type FilmPart = PartOf<typeof filmPart>;
