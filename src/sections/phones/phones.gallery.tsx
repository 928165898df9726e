import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Phones } from './phones.tsx';

export const gallery: Gallery = [{ state: 'three', ground: 'tart', content: <Phones {...words.shopify.phone} /> }];
