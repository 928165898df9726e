import type { Gallery } from '../../gallery/entry.ts';
import { quote } from '../../site/home.ts';
import { Quote } from './quote.tsx';

export const gallery: Gallery = [{ state: 'home', ground: 'milk', content: <Quote {...quote} /> }];
