import { words } from '#words';
import { browserWordsIn } from '../content/words-in.ts';
import { firstLanguage, type Language } from '../domain/languages.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import type { ModuleWords } from '../i18n/words/interface-words.ts';

const modulesIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sdata-motion="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());

/**
 * Returns the words of the client modules that a page loads; undefined where the modules have them
 * themselves.
 *
 * @param html finished HTML
 */
export function browserWordsOf(html: string, language: Language): Partial<ModuleWords> | undefined {
  const { modules } = interfaceWords(language);
  if (!modules || language.code === firstLanguage.code) return undefined;
  const all: ModuleWords = { ...modules, hours: { ...modules.hours, ...browserWordsIn(words, language).hours } };
  const loaded = modulesIn(html);
  return Object.fromEntries(Object.entries(all).filter(([name]) => loaded.has(name)));
}
