import type { Gallery } from '../../gallery/entry.ts';
import { navigation, propsOnPage } from '../../gallery/of-page.ts';
import { PriceList } from './price-list.tsx';

const { prices } = navigation;

export const gallery: Gallery = [
  { state: 'six', ground: 'accent6', content: <PriceList {...propsOnPage('/', 'price-list')} prices={prices} /> },
  {
    state: 'two without plates',
    ground: 'accent6',
    content: (
      <PriceList
        {...propsOnPage('/', 'price-list')}
        prices={prices.slice(0, 2).map(({ href, label, short, line, parts, poster }) => ({
          href,
          label,
          short,
          line,
          parts,
          poster,
        }))}
      />
    ),
  },
];
