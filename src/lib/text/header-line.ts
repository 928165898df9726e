import { beginningOf } from './cut-text.ts';

/** Makes a single line of at most 150 characters for a mail header. */
export const headerLine = (text: string): string => beginningOf(text.replaceAll(/\s+/g, ' '), 150);
