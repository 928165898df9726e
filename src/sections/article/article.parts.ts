import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of an article, by the names that its script knows them by. */
export const articlePart = namesOfParts('copy', 'sheet', 'status');

export type ArticlePart = PartOf<typeof articlePart>;
