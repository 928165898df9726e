import type { Gallery } from '../../gallery/entry.ts';
import { partnerMarks } from '../../site/site-marks.ts';
import { Mark } from './mark.tsx';
import { MarkSlides } from './mark-slides.tsx';

export const gallery: Gallery = [
  {
    state: 'row',
    ground: 'tart',
    content: (
      <>
        {partnerMarks.slice(0, 4).map((name) => (
          <Mark key={name} name={name} />
        ))}
      </>
    ),
  },
  { state: 'slides', ground: 'tile', content: <MarkSlides label="Partners" marks={partnerMarks} /> },
];
