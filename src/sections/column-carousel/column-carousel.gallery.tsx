import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ColumnCarousel } from './column-carousel.tsx';

export const gallery: Gallery = [
  { state: 'slides', ground: 'harbour', content: <ColumnCarousel {...words.home.columnCarousel} /> },
  {
    state: 'concertina',
    ground: 'harbour',
    content: <ColumnCarousel {...words.home.columnCarousel} layout="concertina" />,
  },
];
