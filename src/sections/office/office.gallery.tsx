import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Office } from './office.tsx';

export const gallery: Gallery = [
  { state: 'six rooms', ground: 'accent1', content: <Office {...propsOnPage('/about-us', 'office')} /> },
];
