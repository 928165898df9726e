import type { Gallery } from '../../gallery/entry.ts';
import { siteFilm } from '../../site/site-films.ts';
import { Film } from './film.tsx';

export const gallery: Gallery = [
  {
    state: 'hover',
    content: <Film film={siteFilm('tai-ping-tour', 'A walk through the Tai Ping website.')} plays="hover" />,
  },
];
