import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { TwoBills } from './two-bills.tsx';

export const gallery: Gallery = [
  { state: 'four plans', content: <TwoBills {...propsOnPage('/services/shopify-hong-kong', 'two-bills')} /> },
];
