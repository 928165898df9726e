import type { Gallery } from '../../gallery/entry.ts';
import { rows } from '../../site/services/web-development.ts';
import { InfoCollage } from './info-collage.tsx';

export const gallery: Gallery = [{ state: 'four', content: <InfoCollage rows={rows} /> }];
