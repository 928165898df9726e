import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Floor } from './floor.tsx';

export const gallery: Gallery = [{ state: 'ninth', content: <Floor {...propsOnPage('/jobs', 'floor')} /> }];
