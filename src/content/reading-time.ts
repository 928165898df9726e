import type { Language } from '../domain/languages.ts';
import { interfaceWords } from '../i18n/interface-words.ts';

const wordsPerMinute = 200;
const chineseCharactersPerMinute = 400;

/** Estimates the reading time, such as `6 minutes`; at least one minute. */
export function readingTime(text: string, language: Language): string {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute + chinese / chineseCharactersPerMinute));
  return interfaceWords(language).text.minutes(minutes);
}
