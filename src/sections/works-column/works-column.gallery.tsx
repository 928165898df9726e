import type { Gallery } from '../../gallery/entry.ts';
import { works } from '../../site/home.ts';
import { WorksColumn } from './works-column.tsx';

export const gallery: Gallery = [{ state: 'home', ground: 'paper', content: <WorksColumn {...works} /> }];
