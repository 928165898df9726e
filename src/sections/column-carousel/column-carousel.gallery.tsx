import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { ColumnCarousel } from './column-carousel.tsx';
import { Concertina } from './concertina.tsx';

const launches = propsOnPage('/', 'column-carousel');

export const gallery: Gallery = [
  { state: 'slides', ground: 'accent3', content: <ColumnCarousel {...launches} /> },
  {
    state: 'concertina',
    ground: 'accent3',
    content: <ColumnCarousel {...launches} instead={<Concertina items={launches.items} />} />,
  },
];
