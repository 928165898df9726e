import type { Gallery } from '../../gallery/entry.ts';
import { Loading } from './loading.tsx';

export const gallery: Gallery = [{ state: 'turning', ground: 'accent3', content: <Loading /> }];
