import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { List } from './list.tsx';

export const gallery: Gallery = [
  {
    state: 'ruled',
    content: (
      <List
        heading="What we do to your shop"
        headingLines={{
          wide: [
            { text: 'What', cap: 24 },
            { text: 'we do', cap: 17 },
            { text: 'to your', cap: 11 },
            { text: 'shop', cap: 26 },
          ],
          narrow: [
            { text: 'What we do', cap: 13 },
            { text: 'to your shop', cap: 16 },
          ],
        }}
        items={propsOnPage('/services/shopify-hong-kong', 'list').items}
        rhythm="ruled"
      />
    ),
  },
  { state: 'goods', content: <List {...propsOnPage('/services/ecommerce', 'list')} /> },
  {
    state: 'stamps',
    ground: 'paper2',
    content: <List {...propsOnPage('/services/email-marketing-hong-kong', 'list')} />,
  },
];
