import { beginningOf } from './cut-text.ts';

/** What stands in a header of a mail: one line, not too long. */
export const headerLine = (text: string): string => beginningOf(text.replaceAll(/\s+/g, ' '), 150);
