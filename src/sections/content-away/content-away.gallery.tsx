import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ContentAway } from './content-away.tsx';

export const gallery: Gallery = [{ state: 'away', ground: 'milk', content: <ContentAway {...words.away} /> }];
