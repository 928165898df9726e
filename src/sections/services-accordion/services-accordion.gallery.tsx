import type { Gallery } from '../../gallery/entry.ts';
import { serviceRows } from '../../site/home.ts';
import { ServicesAccordion } from './services-accordion.tsx';

export const gallery: Gallery = [
  { state: 'first open', content: <ServicesAccordion rows={serviceRows} /> },
  { state: 'all closed', content: <ServicesAccordion rows={serviceRows} open={-1} /> },
];
