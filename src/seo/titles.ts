import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { interfaceWords } from '../i18n/interface-words.ts';

const longest = 60;

/** Width of a text as search results show it: a Chinese character is as wide as two letters. */
const widthOf = (text: string): number => [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);

/** Cuts a text to a width, at a word where it has spaces. */
function cut(text: string, width: number): string {
  let end = 0;
  for (let used = 1; end < text.length; end += 1) {
    used += widthOf(text.charAt(end));
    if (used > width) break;
  }
  return `${text.slice(0, end).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** Appends the organisation's name to a title; cuts at a word where both do not fit. */
export function pageTitle(name: string, organisation: Pick<Organisation, 'name'>, language: Language): string {
  const ending = interfaceWords(language).text.titleEnding(organisation.name);
  if (widthOf(name) <= longest - widthOf(ending)) return name + ending;
  return widthOf(name) <= longest ? name : cut(name, longest);
}

/**
 * Fits a description to search results: extends a short one with the ending, cuts a long one at a
 * word.
 */
export function pageDescription(text: string, ending: string): string {
  const [shortest, most] = [70, 160];
  const isChinese = widthOf(text) > text.length;
  const whole = widthOf(text) >= shortest ? text : `${text}${isChinese ? '' : ' '}${ending}`.trim();
  return widthOf(whole) <= most ? whole : cut(whole, most);
}
