import { createElement } from 'react';
import { words } from '#words';
import { type Facts, interpolate } from '../domain/facts.ts';
import { markup } from '../layouts/markup.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';

const content = markup(createElement(NotFound, words.notFound));

/** Contents of the 404 page. */
export const notFoundPage = (facts: Facts) => ({
  head: {
    title: interpolate(words.notFound.title, facts),
    description: interpolate(words.notFound.description, facts),
    canonicalPath: '/404',
    hidden: true,
  },
  content,
});
