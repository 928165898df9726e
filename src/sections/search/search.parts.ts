import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the search, by the names that its script knows them by. */
export const searchPart = namesOfParts('query', 'ruler', 'stage', 'poster', 'found', 'status', 'close', 'result');

export type SearchPart = PartOf<typeof searchPart>;
