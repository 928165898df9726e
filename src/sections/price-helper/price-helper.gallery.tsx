import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { PriceHelper } from './price-helper.tsx';

export const gallery: Gallery = [
  { state: 'thirty hours', ground: 'paper', content: <PriceHelper {...words.maintenance.helper} /> },
];
