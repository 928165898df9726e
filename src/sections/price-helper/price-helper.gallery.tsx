import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { PriceHelper } from './price-helper.tsx';

export const gallery: Gallery = [
  {
    state: 'thirty hours',
    ground: 'paper',
    content: <PriceHelper {...propsOnPage('/services/website-maintenance', 'price-helper')} />,
  },
];
