import type { Gallery } from '../../gallery/entry.ts';
import { testimonials } from '../../site/testimonials.ts';
import { Testimonials } from './testimonials.tsx';

export const gallery: Gallery = [
  { state: 'seven', ground: 'tile', content: <Testimonials heading="What clients say" testimonials={testimonials} /> },
  { state: 'one', content: <Testimonials heading="What clients say" testimonials={testimonials.slice(0, 1)} /> },
];
