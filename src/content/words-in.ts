import { browserWords } from '#words/browser';
import type { BrowserWords } from '../domain/browser-words.ts';
import type { Language } from '../domain/languages.ts';
import type { Words } from './words.ts';

/** Returns the words of a brand in a language; in its first one where it has no translation. */
export const wordsIn = (words: Words, { code }: Pick<Language, 'code'>): Words => ({
  ...words,
  ...words.translations?.[code]?.words,
});

/** Returns the words that browsers load, in a language. */
export const browserWordsIn = ({ translations }: Words, { code }: Pick<Language, 'code'>): BrowserWords =>
  translations?.[code]?.browser ?? browserWords;
