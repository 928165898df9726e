import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Floor } from './floor.tsx';

export const gallery: Gallery = [{ state: 'ninth', content: <Floor {...words.floor} /> }];
