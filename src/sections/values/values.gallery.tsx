import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Values } from './values.tsx';

export const gallery: Gallery = [
  { state: 'third open', ground: 'paper2', content: <Values {...propsOnPage('/about-us', 'values')} /> },
  { state: 'all closed', ground: 'paper2', content: <Values {...propsOnPage('/about-us', 'values')} open={-1} /> },
];
