import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { CostComparison } from './cost-comparison.tsx';

export const gallery: Gallery = [
  {
    state: 'four plans',
    content: <CostComparison {...propsOnPage('/services/shopify-hong-kong', 'cost-comparison')} />,
  },
];
