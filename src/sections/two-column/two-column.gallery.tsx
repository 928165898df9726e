import type { Gallery } from '../../gallery/entry.ts';
import { headerPictures, intro } from '../../site/about.ts';
import { TwoColumn } from './two-column.tsx';

export const gallery: Gallery = [
  { state: 'with pictures', ground: 'tile', content: <TwoColumn {...intro} pictures={headerPictures} /> },
  { state: 'words alone', content: <TwoColumn {...intro} /> },
];
