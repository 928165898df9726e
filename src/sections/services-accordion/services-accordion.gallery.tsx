import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ServicesAccordion } from './services-accordion.tsx';

export const gallery: Gallery = [
  { state: 'first open', content: <ServicesAccordion rows={words.home.serviceRows} /> },
  { state: 'all closed', content: <ServicesAccordion rows={words.home.serviceRows} open={-1} /> },
];
