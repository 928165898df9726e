import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Footer } from './footer.tsx';

export const gallery: Gallery = [{ state: 'normal', content: <Footer navigation={words.navigation} /> }];
