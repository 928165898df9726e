import { loop } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { cases } from '../../blocks/cases.ts';
import { line, optional } from '../../blocks/text.ts';
import { isOwnFilm } from '../../domain/film.ts';
import type { WorksCarouselItem, WorksCarouselProps } from './works-carousel.tsx';

type Own = Partial<Pick<WorksCarouselItem, 'film'>>;

export const worksCarouselBlock = block<WorksCarouselProps>({
  name: 'works-carousel',
  label: 'Carousel of films',
  group: 'work',
  help: 'One film after the other, each walking through a site.',
  synonyms: 'videos, films, slider, slideshow, gallery, portfolio, case studies',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: cases<Own, WorksCarouselItem>({
      bounds: {
        label: 'Cases',
        help: 'Those that have a film as a file: one at the video service cannot play here.',
        least: 3,
        most: 12,
      },
      own: { film: optional(loop({ label: 'Film', help: 'Left empty: the film of the case.' })) },
      ofCase: ['film'],
      slugOf: ({ slug }) => slug,
      show: ({ slug, title, subject, film: walk }, own) => {
        const shown = own?.film ?? walk;
        return shown && isOwnFilm(shown) ? { slug, title, subject: subject ?? '', film: shown } : undefined;
      },
    }),
  },
});
