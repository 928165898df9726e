import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the page that is not there, by the names that its script knows them by. */
export const lostPart = namesOfParts('icon', 'hint', 'won', 'status', 'lower', 'left');

export type LostPart = PartOf<typeof lostPart>;
