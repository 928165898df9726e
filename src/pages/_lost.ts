import { createElement } from 'react';
import { words } from '#words';
import { markup } from '../layouts/markup.ts';
import { Lost } from '../sections/lost/lost.tsx';
import { type Facts, said } from '../shared/facts.ts';

const content = markup(createElement(Lost, words.lost));

/** Contents of the 404 page. */
export const lostPage = (facts: Facts) => ({
  head: {
    title: said(words.lost.title, facts),
    description: said(words.lost.description, facts),
    canonicalPath: '/404',
    hidden: true,
  },
  content,
});
