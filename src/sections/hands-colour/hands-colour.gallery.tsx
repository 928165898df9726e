import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { HandsColour } from './hands-colour.tsx';

const hand = (name: string) => artwork.picture(`hands/${name}`, '');
const pictures = {
  robot: hand('robot'),
  human: hand('human'),
  'sign-left': hand('signal-left'),
  'sign-right': hand('signal-right'),
  'robot-thumb': hand('robot-thumb'),
  'human-thumb': hand('human-thumb'),
};

export const gallery: Gallery = [
  {
    state: 'normal',
    ground: 'accent3',
    content: (
      <HandsColour
        pictures={pictures}
        title="ONE HAND EACH"
        text="Machines do the counting, people do the deciding. Neither holds the whole signal."
        button={{ href: '/contact-us', label: 'Shake on it' }}
      />
    ),
  },
];
