import { houseAtFirst, navigationAtFirst as navigation } from '../../content/at-first.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { Footer } from './footer.tsx';

const [first] = navigation.services;

export const gallery: Gallery = [
  { state: 'normal', content: <Footer navigation={navigation} house={houseAtFirst} path={first?.href} /> },
];
