import type { Gallery } from '../../gallery/entry.ts';
import { navigation, propsOnPage } from '../../gallery/of-page.ts';
import { Fares } from './fares.tsx';

const { fares } = navigation;

export const gallery: Gallery = [
  { state: 'six', ground: 'tile', content: <Fares {...propsOnPage('/', 'fares')} fares={fares} /> },
  {
    state: 'two without plates',
    ground: 'tile',
    content: (
      <Fares
        {...propsOnPage('/', 'fares')}
        fares={fares.slice(0, 2).map(({ href, label, short, line, parts, poster }) => ({
          href,
          label,
          short,
          line,
          parts,
          poster,
        }))}
      />
    ),
  },
];
