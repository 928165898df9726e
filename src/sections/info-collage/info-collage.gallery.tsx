import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { InfoCollage } from './info-collage.tsx';

export const gallery: Gallery = [{ state: 'four', content: <InfoCollage rows={words.webDevelopment.rows} /> }];
