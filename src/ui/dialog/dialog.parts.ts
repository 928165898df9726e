import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a dialog, by the names that its script knows them by. */
export const dialogPart = namesOfParts('spinner');

export type DialogPart = PartOf<typeof dialogPart>;
