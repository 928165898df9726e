import type { ModuleWords } from './words/interface-words.ts';

/** Id of the script that carries the words of a page in another language than the modules have. */
export const wordsId = 'words';

/** Returns the words of a client module in the language of the page. */
export function wordsOf<Module extends keyof ModuleWords>(
  module: Module,
  english: ModuleWords[Module],
): ModuleWords[Module] {
  const carried = document.getElementById(wordsId)?.textContent;
  return (carried ? (JSON.parse(carried) as Partial<ModuleWords>)[module] : undefined) ?? english;
}

/** Fills values into the braces of a text: `{first} to {last}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
