import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Testimonials } from './testimonials.tsx';

const shops = propsOnPage('/services/ecommerce', 'testimonials').testimonials;

export const gallery: Gallery = [
  {
    state: 'seven',
    ground: 'accent6',
    content: <Testimonials heading="What clients say" testimonials={shops} />,
  },
  { state: 'one', content: <Testimonials heading="What clients say" testimonials={shops.slice(0, 1)} /> },
];
