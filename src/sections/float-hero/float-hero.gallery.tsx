import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { FloatHero } from './float-hero.tsx';

export const gallery: Gallery = [
  {
    state: 'three pictures',
    ground: 'accent4',
    content: (
      <FloatHero
        heading={{
          text: 'E-commerce',
          wide: [{ text: 'E-COMMERCE', cap: 17.2 }],
          narrow: [
            { text: 'E-COM', cap: 27 },
            { text: 'MERCE', cap: 33 },
          ],
        }}
        line="Your landlord closes for a No. 8. Your shop does not have to."
        water="accent3"
        pictures={[
          artwork.picture('services/ecommerce-float-1', 'A junk whose sail is a woven carpet.'),
          artwork.picture('services/ecommerce-float-2', 'A junk whose sail is a banquet table.'),
          artwork.picture('services/ecommerce-float-3', 'A junk whose sail is a shelf of cans.'),
        ]}
        counter={2}
      />
    ),
  },
];
