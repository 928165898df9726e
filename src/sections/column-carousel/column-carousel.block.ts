import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { link, optionalLink, rows } from '../../blocks/composed.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line, passage } from '../../blocks/text.ts';
import type { ColumnCarouselItem, ColumnCarouselProps } from './column-carousel.tsx';

export const columnCarouselBlock = block<Omit<ColumnCarouselProps, 'instead'>>({
  name: 'column-carousel',
  label: 'Carousel beside a title',
  group: 'work',
  help: 'Screens of the work beside a title, two at a time, to be leafed through.',
  synonyms: 'carousel, slider, slideshow, gallery, images, portfolio',
  fields: {
    label: optionalLink({ label: 'Label', help: 'Hangs at an angle over the title.' }, 24),
    title: line({ label: 'Title', most: 60 }),
    titleLines: posterLines(),
    description: passage({ label: 'Description', most: 300 }),
    button: link({ label: 'Button' }),
    items: rows<ColumnCarouselItem>(
      { label: 'Slides', one: 'Slide', least: 3, most: 9 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 200 }),
        picture: picture({ label: 'Picture', help: 'A screen of the site, 16 × 10.' }),
        link: optionalLink({ label: 'Leads to' }, 80),
      },
    ),
  },
});
