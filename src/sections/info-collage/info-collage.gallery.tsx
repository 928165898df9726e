import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { InfoCollage } from './info-collage.tsx';

export const gallery: Gallery = [
  { state: 'four', content: <InfoCollage {...propsOnPage('/web-development', 'info-collage')} /> },
];
