import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
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
        items={words.shopify.list.items}
        rhythm="ruled"
      />
    ),
  },
  { state: 'goods', content: <List {...words.ecommerce.list} rhythm="goods" /> },
  {
    state: 'stamps',
    ground: 'milk',
    content: <List {...words.email.list} rhythm="stamps" />,
  },
];
