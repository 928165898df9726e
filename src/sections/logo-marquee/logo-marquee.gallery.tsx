import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { LogoMarquee } from './logo-marquee.tsx';

export const gallery: Gallery = [
  {
    state: 'running',
    ground: 'accent4',
    content: <LogoMarquee name="partners" label="Partners" marks={propsOnPage('/', 'logo-block').marks} />,
  },
];
