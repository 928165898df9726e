import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Header } from './header.tsx';

const [, second] = words.navigation.services;

export const gallery: Gallery = [
  { state: 'on work', content: <Header navigation={words.navigation} current="work" /> },
  {
    state: 'on a service',
    ground: 'harbour',
    content: <Header navigation={words.navigation} current="services" path={second?.href} />,
  },
];
