import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Values } from './values.tsx';

export const gallery: Gallery = [
  { state: 'third open', ground: 'milk', content: <Values values={words.about.values} /> },
  { state: 'all closed', ground: 'milk', content: <Values values={words.about.values} open={-1} /> },
];
