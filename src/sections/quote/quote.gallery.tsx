import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Quote } from './quote.tsx';

export const gallery: Gallery = [
  { state: 'home', ground: 'paper2', content: <Quote {...propsOnPage('/', 'quote')} /> },
];
