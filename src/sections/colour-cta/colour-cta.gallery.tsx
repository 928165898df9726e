import type { Gallery } from '../../gallery/entry.ts';
import { ColourCta } from './colour-cta.tsx';

const sample = {
  title: '4–8 WEEKS',
  titleLines: {
    wide: [
      { text: '4–8', cap: 38 },
      { text: 'WEEKS', cap: 20 },
    ],
    narrow: [
      { text: '4–8', cap: 38 },
      { text: 'WEEKS', cap: 20 },
    ],
  },
  statement: 'Tell us what you sell. We will tell you what it takes.',
  text: 'A straightforward store is live in four to eight weeks. If yours is not straightforward, we say so in the first meeting and show you why.',
  button: { href: '/contact-us', label: 'Ask for a first meeting' },
};

export const gallery: Gallery = [
  {
    state: 'with lines',
    ground: 'accent2',
    content: <ColourCta {...sample} mascot={{ name: 'hourglass', ink: 'accent5' }} />,
  },
  {
    state: 'any title',
    ground: 'accent1',
    content: <ColourCta {...sample} title="Ask for a price in writing" titleLines={undefined} />,
  },
];
