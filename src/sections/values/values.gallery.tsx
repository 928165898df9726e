import type { Gallery } from '../../gallery/entry.ts';
import { values } from '../../site/about.ts';
import { Values } from './values.tsx';

export const gallery: Gallery = [
  { state: 'third open', ground: 'milk', content: <Values values={values} /> },
  { state: 'all closed', ground: 'milk', content: <Values values={values} open={-1} /> },
];
