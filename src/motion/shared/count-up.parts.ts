import { namesOfParts, type PartOf } from '../parts.ts';

/** Parts of a number that counts up, by the names that its script knows them by. */
export const countUpPart = namesOfParts('number');

export type CountUpPart = PartOf<typeof countUpPart>;
