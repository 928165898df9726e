import type { Gallery } from '../../gallery/entry.ts';
import { navigation, organisation } from '../../gallery/of-page.ts';
import { Footer } from './footer.tsx';

const [first] = navigation.services;

export const gallery: Gallery = [
  {
    state: 'normal',
    content: <Footer navigation={navigation} organisation={organisation} path={first?.href} title="Design" />,
  },
];
