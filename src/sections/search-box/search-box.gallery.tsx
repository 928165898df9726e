import type { Gallery } from '../../gallery/entry.ts';
import { SearchBox } from './search-box.tsx';

export const gallery: Gallery = [
  {
    state: 'with an example',
    ground: 'paper2',
    content: <SearchBox label="What are you looking for?" example="Shopify" />,
  },
];
