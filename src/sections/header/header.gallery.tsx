import { houseAtFirst, navigationAtFirst as navigation } from '../../content/at-first.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { Header } from './header.tsx';

const [, second] = navigation.services;

export const gallery: Gallery = [
  { state: 'on work', content: <Header navigation={navigation} phone={houseAtFirst.phone} current="work" /> },
  {
    state: 'on a service',
    ground: 'harbour',
    content: <Header navigation={navigation} phone={houseAtFirst.phone} current="services" path={second?.href} />,
  },
];
