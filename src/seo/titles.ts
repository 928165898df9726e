import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { cutToWidth, widthOf } from '../lib/text/fit-text.ts';

const longest = 60;

/** Appends the organisation's name to a title; cuts at a word where both do not fit. */
export function pageTitle(name: string, organisation: Pick<Organisation, 'name'>, language: Language): string {
  const ending = interfaceWords(language).text.titleEnding(organisation.name);
  if (widthOf(name) <= longest - widthOf(ending)) return name + ending;
  return cutToWidth(name, longest);
}

/**
 * Fits a description to search results: extends a short one with the ending, cuts a long one at a
 * word.
 */
export function pageDescription(text: string, ending: string): string {
  const [shortest, most] = [70, 160];
  const isChinese = widthOf(text) > text.length;
  const whole = widthOf(text) >= shortest ? text : `${text}${isChinese ? '' : ' '}${ending}`.trim();
  return cutToWidth(whole, most);
}
