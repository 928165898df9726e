import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Team } from './team.tsx';

export const gallery: Gallery = [{ state: 'ten', content: <Team {...words.about.team} /> }];
