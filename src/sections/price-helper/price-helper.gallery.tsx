import type { Gallery } from '../../gallery/entry.ts';
import { helper } from '../../site/services/maintenance.ts';
import { PriceHelper } from './price-helper.tsx';

export const gallery: Gallery = [{ state: 'thirty hours', ground: 'paper', content: <PriceHelper {...helper} /> }];
