import { createContext, createElement, type ReactNode, useContext } from 'react';
import { firstLanguage, type Language } from '../domain/languages.ts';
import { type InterfaceWords, interfaceWords } from './interface-words.ts';

const LanguageContext = createContext<Language>(firstLanguage);

interface LanguageProviderProps {
  readonly language: Language;
  readonly children?: ReactNode;
}

/** Sets the language of the components within. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps): ReactNode =>
  createElement(LanguageContext, { value: language }, children);

/** Returns the language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the words of the interface in the language of the page. */
export const useWords = (): InterfaceWords => interfaceWords(useLanguage());
