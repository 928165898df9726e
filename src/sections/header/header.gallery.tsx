import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Header } from './header.tsx';

export const gallery: Gallery = [
  { state: 'on work', content: <Header navigation={words.navigation} current="work" /> },
];
