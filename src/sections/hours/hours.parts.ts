import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the opening hours, by the names that their script knows them by. */
export const hoursPart = namesOfParts('day', 'now');

export type HoursPart = PartOf<typeof hoursPart>;
