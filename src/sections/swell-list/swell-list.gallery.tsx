import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { SwellList } from './swell-list.tsx';

export const gallery: Gallery = [
  { state: 'six', ground: 'harbour', content: <SwellList {...words.webDesignHongKong.list} /> },
];
