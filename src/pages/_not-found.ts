import { createElement } from 'react';
import { words } from '#words';
import { wordsIn } from '../content/words-in.ts';
import { type Facts, interpolate } from '../domain/facts.ts';
import type { Language } from '../domain/languages.ts';
import { markup } from '../layouts/markup.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';

/** Contents of the 404 page. */
export function notFoundPage(facts: Facts, language: Language) {
  const { notFound } = wordsIn(words, language);
  return {
    head: {
      title: interpolate(notFound.title, facts),
      description: interpolate(notFound.description, facts),
      canonicalPath: '/404',
      hidden: true,
    },
    content: markup(createElement(NotFound, notFound), language),
  };
}
