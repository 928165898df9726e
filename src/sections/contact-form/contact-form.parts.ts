import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a form, by the names that its script knows them by. */
export const contactFormPart = namesOfParts('lost', 'progress', 'percent', 'fields', 'summary');

export type ContactFormPart = PartOf<typeof contactFormPart>;
