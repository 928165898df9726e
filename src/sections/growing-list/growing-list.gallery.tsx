import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { GrowingList } from './growing-list.tsx';

export const gallery: Gallery = [
  {
    state: 'six',
    ground: 'accent3',
    content: <GrowingList {...propsOnPage('/services/web-design-hong-kong', 'growing-list')} />,
  },
];
