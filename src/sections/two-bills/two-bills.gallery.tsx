import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { TwoBills } from './two-bills.tsx';

export const gallery: Gallery = [{ state: 'four plans', content: <TwoBills {...words.shopify.prices} /> }];
