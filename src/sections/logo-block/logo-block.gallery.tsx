import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { LogoBlock } from './logo-block.tsx';

export const gallery: Gallery = [
  { state: 'twenty four', ground: 'tart', content: <LogoBlock {...words.home.partners} marks={words.partners} /> },
];
