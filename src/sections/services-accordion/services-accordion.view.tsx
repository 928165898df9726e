import type { View } from '../view.ts';
import type { servicesAccordionBlock } from './services-accordion.block.ts';
import { ServicesAccordion } from './services-accordion.tsx';

export const view: View<typeof servicesAccordionBlock> = (props, _, level) => (
  <ServicesAccordion {...props} level={level} />
);
