import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line } from '../../blocks/text.ts';
import { pricingCardFields } from '../pricing-cards/pricing-cards.block.ts';
import type { PricingCarouselProps } from './pricing-carousel.tsx';

export const pricingCarouselBlock = block<PricingCarouselProps>({
  name: 'pricing-carousel',
  label: 'Carousel of plans',
  group: 'prices',
  help: 'More plans than fit side by side, to be leafed through.',
  synonyms: 'pricing, prices, packages, tiers, subscription, slider, cost',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'Plans and prices' }),
    cards: rows({ label: 'Plans', one: 'Plan', least: 3, most: 9 }, pricingCardFields),
  },
});
