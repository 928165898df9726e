import type { Gallery } from '../../gallery/entry.ts';
import { help } from '../../site/services/maintenance.ts';
import { Watches } from './watches.tsx';

export const gallery: Gallery = [{ state: 'nine', ground: 'milk', content: <Watches {...help} /> }];
