import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { TwoColumn } from './two-column.tsx';

export const gallery: Gallery = [
  {
    state: 'with pictures',
    ground: 'tile',
    content: <TwoColumn {...words.about.intro} pictures={words.about.headerPictures} />,
  },
  { state: 'words alone', content: <TwoColumn {...words.about.intro} /> },
];
