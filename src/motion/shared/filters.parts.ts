import { namesOfParts, type PartOf } from '../parts.ts';

/** Parts of a page with a filtered list, by the names that its script knows them by. */
export const filtersPart = namesOfParts('choice', 'opening', 'results', 'status');

export type FiltersPart = PartOf<typeof filtersPart>;
