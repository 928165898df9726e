import type { Gallery } from '../../gallery/entry.ts';
import { navigation, organisation } from '../../gallery/of-page.ts';
import { Header } from './header.tsx';

const [, second] = navigation.services;

export const gallery: Gallery = [
  {
    state: 'on work',
    content: <Header navigation={navigation} organisation={organisation} current="work" title="Work" />,
  },
  {
    state: 'on a service',
    ground: 'accent3',
    content: (
      <Header
        navigation={navigation}
        organisation={organisation}
        current="services"
        path={second?.href}
        title="Services"
      />
    ),
  },
];
