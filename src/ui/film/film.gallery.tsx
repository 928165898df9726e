import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Film } from './film.tsx';

export const gallery: Gallery = [
  {
    state: 'hover',
    content: <Film film={artwork.film('tai-ping-tour', 'A walk through the Tai Ping website.')} plays="hover" />,
  },
];
