import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { PictureReveal } from './picture-reveal.tsx';

export const gallery: Gallery = [
  {
    state: 'normal',
    ground: 'paper2',
    content: (
      <PictureReveal
        picture={artwork.picture(
          'services/capsule',
          'A tide gauge lying on its side, with a ferry, a junk and a paper boat in it.',
        )}
        statement="Everything we find out goes in here, and the tide is read every week."
      />
    ),
  },
];
