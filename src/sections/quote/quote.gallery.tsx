import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Quote } from './quote.tsx';

export const gallery: Gallery = [{ state: 'home', ground: 'milk', content: <Quote {...words.home.quote} /> }];
