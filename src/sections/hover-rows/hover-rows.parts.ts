import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of rows with pictures, by the names that its script knows them by. */
export const hoverRowsPart = namesOfParts('hover-row');

export type HoverRowsPart = PartOf<typeof hoverRowsPart>;
