import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a grid of films, by the names that its script knows them by. */
export const parallaxGridPart = namesOfParts('pause');

export type ParallaxGridPart = PartOf<typeof parallaxGridPart>;
