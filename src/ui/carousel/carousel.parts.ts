import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a carousel, by the names that its script knows them by. */
export const carouselPart = namesOfParts('row', 'slide', 'controls', 'status', 'previous', 'next', 'go');

export type CarouselPart = PartOf<typeof carouselPart>;
