import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ContentUnavailable } from './content-unavailable.tsx';

export const gallery: Gallery = [{ state: 'away', ground: 'paper2', content: <ContentUnavailable {...words.away} /> }];
