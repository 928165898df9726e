import { navigationAtFirst as navigation } from '../../content/at-first.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { Header } from './header.tsx';

const [, second] = navigation.services;

export const gallery: Gallery = [
  { state: 'on work', content: <Header navigation={navigation} current="work" /> },
  {
    state: 'on a service',
    ground: 'harbour',
    content: <Header navigation={navigation} current="services" path={second?.href} />,
  },
];
