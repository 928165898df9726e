import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ColumnCarousel } from './column-carousel.tsx';
import { Concertina } from './concertina.tsx';

export const gallery: Gallery = [
  { state: 'slides', ground: 'harbour', content: <ColumnCarousel {...words.home.columnCarousel} /> },
  {
    state: 'concertina',
    ground: 'harbour',
    content: (
      <ColumnCarousel {...words.home.columnCarousel} instead={<Concertina items={words.home.columnCarousel.items} />} />
    ),
  },
];
