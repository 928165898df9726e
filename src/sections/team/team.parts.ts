import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of the team, by the names that its script knows them by. */
export const teamPart = namesOfParts('member');

export type TeamPart = PartOf<typeof teamPart>;
