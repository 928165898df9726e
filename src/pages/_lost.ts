import { createElement } from 'react';
import { words } from '#words';
import { markup } from '../layouts/markup.ts';
import { Lost } from '../sections/lost/lost.tsx';

/** What stands where nothing is. */
export const lost = {
  head: { title: words.lost.title, description: words.lost.description, canonicalPath: '/404', hidden: true },
  content: markup(createElement(Lost, words.lost)),
};
