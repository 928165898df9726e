import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { WorksCarousel } from './works-carousel.tsx';

export const gallery: Gallery = [
  { state: 'all', ground: 'paper', content: <WorksCarousel heading="Our work" items={words.workFilms} /> },
];
