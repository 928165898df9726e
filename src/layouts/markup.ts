import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../domain/languages.ts';
import { LanguageProvider } from '../i18n/language-context.ts';

/** React adds preload links for pictures; the page itself decides what to preload. */
const askedAhead = /<link\s[^>]*rel="preload"[^>]*>/g;

/** Renders a part of a page in a language to HTML without hydration. */
export const markup = (content: ReactNode, language: Language): string =>
  renderToStaticMarkup(createElement(LanguageProvider, { language }, content)).replace(askedAhead, '');

/** Returns a function that renders components in a language, for Astro's templates. */
export const drawIn =
  (language: Language) =>
  <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
    markup(createElement(component, props), language);
