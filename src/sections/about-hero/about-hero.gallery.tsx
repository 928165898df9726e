import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { AboutHero } from './about-hero.tsx';

const { tower, lift } = propsOnPage('/about-us', 'about-hero');

export const gallery: Gallery = [
  {
    state: 'four lines',
    ground: 'milk',
    content: (
      <AboutHero
        tower={tower}
        lift={lift}
        heading={{
          text: 'Fourteen people on the ninth floor',
          wide: [
            { text: 'FOURTEEN', cap: 13.4, share: 0.735 },
            { text: 'PEOPLE ON', cap: 5.6, share: 0.4 },
            { text: 'THE NINTH', cap: 9.6, share: 0.735 },
            { text: 'FLOOR', cap: 17.6, share: 0.735 },
          ],
          narrow: [
            { text: 'FOURTEEN', cap: 18 },
            { text: 'PEOPLE ON', cap: 12 },
            { text: 'THE NINTH', cap: 20 },
            { text: 'FLOOR', cap: 27 },
          ],
        }}
        notice={{ name: 'About us', text: 'There is no fourth floor, and nobody in the lift discusses it.' }}
      />
    ),
  },
  {
    state: 'one line',
    ground: 'milk',
    content: (
      <AboutHero
        tower={tower}
        heading={{
          text: 'Us',
          wide: [{ text: 'US', cap: 24, share: 0.735 }],
          narrow: [{ text: 'US', cap: 40 }],
        }}
        notice={{ name: 'Us', text: 'Here.' }}
      />
    ),
  },
];
