import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Watches } from './watches.tsx';

export const gallery: Gallery = [{ state: 'nine', ground: 'milk', content: <Watches {...words.maintenance.help} /> }];
