import { browserWords } from '#words/browser';
import type { BrowserWords } from '../domain/browser-words.ts';
import type { Language } from '../domain/languages.ts';
import type { PersonalDataWords, Words } from './words.ts';

/** Returns the words of a brand in a language; in its first one where it has no translation. */
export const wordsIn = (words: Words, { code }: Pick<Language, 'code'>): Words => ({
  ...words,
  ...words.translations?.[code]?.words,
});

/** Rows of a form's statement on personal data, with the months for which the form is kept. */
export function statementRows(words: PersonalDataWords, form: 'enquiry' | 'application', months: number) {
  const { howLong, ...rows } = words[form];
  return { ...rows, howLong: howLong.replace('{months}', String(months)) };
}

/** Returns the words that browsers load, in a language. */
export const browserWordsIn = ({ translations }: Words, { code }: Pick<Language, 'code'>): BrowserWords =>
  translations?.[code]?.browser ?? browserWords;
