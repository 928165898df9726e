import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { WorksColumn } from './works-column.tsx';

export const gallery: Gallery = [
  { state: 'home', ground: 'paper', content: <WorksColumn {...propsOnPage('/', 'works-column')} /> },
];
