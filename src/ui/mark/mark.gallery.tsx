import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Mark } from './mark.tsx';
import { MarkSlides } from './mark-slides.tsx';

export const gallery: Gallery = [
  {
    state: 'row',
    ground: 'tart',
    content: (
      <>
        {words.partners.slice(0, 4).map((mark) => (
          <Mark key={mark.name} {...mark} />
        ))}
      </>
    ),
  },
  { state: 'slides', ground: 'tile', content: <MarkSlides label="Partners" marks={words.partners} /> },
];
