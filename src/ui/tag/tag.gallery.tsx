import type { Gallery } from '../../gallery/entry.ts';
import { Tags } from './tag.tsx';

export const gallery: Gallery = [{ state: 'normal', content: <Tags tags={['Discovery', 'Research', 'Site maps']} /> }];
