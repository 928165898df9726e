import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Capsule } from './capsule.tsx';

export const gallery: Gallery = [
  {
    state: 'normal',
    ground: 'milk',
    content: (
      <Capsule
        picture={artwork.picture(
          'services/capsule',
          'A tide gauge lying on its side, with a ferry, a junk and a paper boat in it.',
        )}
        statement="Everything we find out goes in here, and the tide is read every week."
      />
    ),
  },
];
