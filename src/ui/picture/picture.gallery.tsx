import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Picture } from './picture.tsx';

export const gallery: Gallery = [
  {
    state: 'raster',
    content: <Picture {...artwork.picture('work/tai-ping-screen', 'Home page of Tai Ping.')} sizes="100vw" />,
  },
  {
    state: 'vector',
    content: <Picture {...artwork.picture('office/desktop-kitchen', 'The kitchen.')} sizes="100vw" />,
  },
];
