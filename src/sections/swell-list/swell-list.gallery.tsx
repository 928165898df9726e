import type { Gallery } from '../../gallery/entry.ts';
import { list } from '../../site/services/web-design-hong-kong.ts';
import { SwellList } from './swell-list.tsx';

export const gallery: Gallery = [{ state: 'six', ground: 'harbour', content: <SwellList {...list} /> }];
