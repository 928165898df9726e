import type { Gallery } from '../../gallery/entry.ts';
import { sitePicture } from '../../site/site-pictures.ts';
import { Picture } from './picture.tsx';

export const gallery: Gallery = [
  {
    state: 'raster',
    content: <Picture {...sitePicture('work/tai-ping-screen', 'Home page of Tai Ping.')} sizes="100vw" />,
  },
  {
    state: 'vector',
    content: <Picture {...sitePicture('office/desktop-kitchen', 'The kitchen.')} sizes="100vw" />,
  },
];
