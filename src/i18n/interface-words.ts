import type { Language } from '../domain/languages.ts';
import { words as english } from './words/en-GB.ts';
import type { InterfaceWords } from './words/interface-words.ts';
import { words as chinese } from './words/zh-Hant-HK.ts';

export type { InterfaceWords };

const byCode: Readonly<Record<string, InterfaceWords>> = { 'en-GB': english, 'zh-Hant-HK': chinese };

/** Returns the words of the interface in a language; in English for one that has none. */
export const interfaceWords = ({ code }: Pick<Language, 'code'>): InterfaceWords => byCode[code] ?? english;
