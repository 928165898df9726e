import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Badge } from './badge.tsx';

export const gallery: Gallery = [{ state: 'normal', content: <Badge picture={words.home.badge} /> }];
