import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Mark } from './mark.tsx';
import { MarkSlides } from './mark-slides.tsx';

export const gallery: Gallery = [
  {
    state: 'row',
    ground: 'accent4',
    content: (
      <>
        {propsOnPage('/', 'logo-block')
          .marks.slice(0, 4)
          .map((mark) => (
            <Mark key={mark.name} {...mark} />
          ))}
      </>
    ),
  },
  {
    state: 'slides',
    ground: 'accent6',
    content: <MarkSlides label="Partners" marks={propsOnPage('/', 'logo-block').marks} />,
  },
];
