import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { NotFound } from './not-found.tsx';

export const gallery: Gallery = [
  { state: 'everything loose', ground: 'accent3', content: <NotFound {...words.notFound} /> },
];
