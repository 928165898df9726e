import type { Gallery } from '../../gallery/entry.ts';
import { HandsColour } from './hands-colour.tsx';

export const gallery: Gallery = [
  {
    state: 'normal',
    ground: 'harbour',
    content: (
      <HandsColour
        title="ONE HAND EACH"
        text="Machines do the counting, people do the deciding. Neither holds the whole signal."
        button={{ href: '/contact-us', label: 'Shake on it' }}
      />
    ),
  },
];
