import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Testimonials } from './testimonials.tsx';

export const gallery: Gallery = [
  {
    state: 'seven',
    ground: 'tile',
    content: <Testimonials heading="What clients say" testimonials={words.testimonials} />,
  },
  { state: 'one', content: <Testimonials heading="What clients say" testimonials={words.testimonials.slice(0, 1)} /> },
];
