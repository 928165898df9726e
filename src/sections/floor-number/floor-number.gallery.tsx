import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { FloorNumber } from './floor-number.tsx';

export const gallery: Gallery = [
  { state: 'ninth', content: <FloorNumber {...propsOnPage('/jobs', 'floor-number')} /> },
];
