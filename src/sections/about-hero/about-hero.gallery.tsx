import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { AboutHero } from './about-hero.tsx';

const { tower, linePicture } = propsOnPage('/about-us', 'about-hero');

export const gallery: Gallery = [
  {
    state: 'four lines',
    ground: 'paper2',
    content: (
      <AboutHero
        tower={tower}
        linePicture={linePicture}
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
        note={{ name: 'About us', text: 'There is no fourth floor, and nobody in the lift discusses it.' }}
      />
    ),
  },
  {
    state: 'one line',
    ground: 'paper2',
    content: (
      <AboutHero
        tower={tower}
        heading={{
          text: 'Us',
          wide: [{ text: 'US', cap: 24, share: 0.735 }],
          narrow: [{ text: 'US', cap: 40 }],
        }}
        note={{ name: 'Us', text: 'Here.' }}
      />
    ),
  },
];
