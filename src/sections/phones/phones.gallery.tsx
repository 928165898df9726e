import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Phones } from './phones.tsx';

export const gallery: Gallery = [
  { state: 'three', ground: 'tart', content: <Phones {...propsOnPage('/services/shopify-hong-kong', 'phones')} /> },
];
