import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the list of cases, by the names that its script knows them by. */
export const workListPart = namesOfParts('list', 'row');

export type WorkListPart = PartOf<typeof workListPart>;
