import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { PayAsYouGo } from './pay-as-you-go.tsx';

export const gallery: Gallery = [
  {
    state: 'one hour',
    ground: 'paper',
    content: <PayAsYouGo {...propsOnPage('/services/website-maintenance', 'pay-as-you-go')} />,
  },
];
