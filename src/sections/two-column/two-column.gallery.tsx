import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { TwoColumn } from './two-column.tsx';

const intro = propsOnPage('/about-us', 'two-column');
const { pictures: _pictures, ...alone } = intro;

export const gallery: Gallery = [
  {
    state: 'with pictures',
    ground: 'accent6',
    content: <TwoColumn {...intro} />,
  },
  { state: 'words alone', content: <TwoColumn {...alone} /> },
];
