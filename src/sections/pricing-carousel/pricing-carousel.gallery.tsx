import type { Gallery } from '../../gallery/entry.ts';
import { hourPlans, shopPlans } from '../pricing-cards/pricing-cards.gallery.tsx';
import { PricingCarousel } from './pricing-carousel.tsx';

export const gallery: Gallery = [
  {
    state: 'four',
    content: (
      <PricingCarousel heading="Hours by the quarter" cards={hourPlans.map(({ picture: _, ...card }) => card)} />
    ),
  },
  {
    state: 'seven',
    ground: 'accent6',
    content: (
      <PricingCarousel
        heading="Every price we have"
        cards={[...shopPlans, ...hourPlans.map(({ picture: _, ...card }) => card)]}
      />
    ),
  },
];
