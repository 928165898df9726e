import type { Gallery } from '../../gallery/entry.ts';
import { columnCarousel } from '../../site/home.ts';
import { ColumnCarousel } from './column-carousel.tsx';

export const gallery: Gallery = [
  { state: 'slides', ground: 'harbour', content: <ColumnCarousel {...columnCarousel} /> },
  { state: 'concertina', ground: 'harbour', content: <ColumnCarousel {...columnCarousel} layout="concertina" /> },
];
