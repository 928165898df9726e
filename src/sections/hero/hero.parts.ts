import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a first view, by the names that its script knows them by. */
export const heroPart = namesOfParts('pupil');

export type HeroPart = PartOf<typeof heroPart>;
