import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Footer } from './footer.tsx';

const [first] = words.navigation.services;

export const gallery: Gallery = [
  { state: 'normal', content: <Footer navigation={words.navigation} path={first?.href} /> },
];
