import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { SwellList } from './swell-list.tsx';

export const gallery: Gallery = [
  {
    state: 'six',
    ground: 'harbour',
    content: <SwellList {...propsOnPage('/services/web-design-hong-kong', 'swell-list')} />,
  },
];
