import type { Gallery } from '../../gallery/entry.ts';
import { house, navigation } from '../../gallery/of-page.ts';
import { Footer } from './footer.tsx';

const [first] = navigation.services;

export const gallery: Gallery = [
  { state: 'normal', content: <Footer navigation={navigation} house={house} path={first?.href} /> },
];
