import type { Gallery } from '../../gallery/entry.ts';
import { Button } from './button.tsx';

export const gallery: Gallery = [
  { state: 'normal', content: <Button href="/contact-us">Contact us</Button> },
  {
    state: 'small',
    ground: 'accent3',
    content: (
      <Button href="/work" small>
        See all the work
      </Button>
    ),
  },
];
