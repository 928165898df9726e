import { block } from '../../blocks/block.ts';
import { cases } from '../../blocks/cases.ts';
import { line } from '../../blocks/text.ts';
import type { WorksCarouselItem, WorksCarouselProps } from './works-carousel.tsx';

export const worksCarouselBlock = block<WorksCarouselProps>({
  name: 'works-carousel',
  label: 'Carousel of films',
  group: 'work',
  help: 'A film walks through each site.',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: cases<WorksCarouselItem>(
      { label: 'Cases', help: 'Those that have a film.', least: 3, most: 12 },
      ({ slug }) => slug,
      ({ slug, title, subject, film }) => (film ? { slug, title, subject: subject ?? '', film } : undefined),
    ),
  },
});
