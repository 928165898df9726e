import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Watches } from './watches.tsx';

export const gallery: Gallery = [
  { state: 'nine', ground: 'milk', content: <Watches {...propsOnPage('/services/website-maintenance', 'watches')} /> },
];
