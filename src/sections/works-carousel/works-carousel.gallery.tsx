import type { Gallery } from '../../gallery/entry.ts';
import { workFilms } from '../../site/work-films.ts';
import { WorksCarousel } from './works-carousel.tsx';

export const gallery: Gallery = [
  { state: 'all', ground: 'paper', content: <WorksCarousel heading="Our work" items={workFilms} /> },
];
