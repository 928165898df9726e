import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { WorksColumn } from './works-column.tsx';

export const gallery: Gallery = [{ state: 'home', ground: 'paper', content: <WorksColumn {...words.home.works} /> }];
