import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Lost } from './lost.tsx';

export const gallery: Gallery = [{ state: 'everything loose', ground: 'harbour', content: <Lost {...words.lost} /> }];
