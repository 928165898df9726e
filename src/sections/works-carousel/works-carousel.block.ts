import { film } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { address, rows } from '../../blocks/composed.ts';
import { line } from '../../blocks/text.ts';
import type { WorksCarouselProps } from './works-carousel.tsx';

export const worksCarouselBlock = block<WorksCarouselProps>({
  name: 'works-carousel',
  label: 'Carousel of films',
  group: 'work',
  help: 'A film walks through each site.',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: rows(
      { label: 'Works', one: 'Work', least: 3, most: 12 },
      {
        title: line({ label: 'Title', most: 60 }),
        subject: line({ label: 'What they do', most: 60 }),
        link: address(),
        film: film({ label: 'Film' }),
      },
    ),
  },
});
