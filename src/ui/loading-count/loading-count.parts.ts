import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a hero that waits for pictures, by the names that its script knows them by. */
export const loadingCountPart = namesOfParts('count');

export type LoadingCountPart = PartOf<typeof loadingCountPart>;
