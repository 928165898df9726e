import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { ServicesAccordion } from './services-accordion.tsx';

export const gallery: Gallery = [
  { state: 'first open', content: <ServicesAccordion {...propsOnPage('/', 'services-accordion')} /> },
  { state: 'all closed', content: <ServicesAccordion {...propsOnPage('/', 'services-accordion')} open={-1} /> },
];
