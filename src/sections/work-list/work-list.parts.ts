import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the list of cases, by the names that its script knows them by. */
export const workListPart = namesOfParts('status', 'choice', 'results', 'list');

export type WorkListPart = PartOf<typeof workListPart>;
