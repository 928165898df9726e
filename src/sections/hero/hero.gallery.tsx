import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { chinese, drawing, longTitle, rightToLeft, upright } from '../../gallery/samples.ts';
import { Hero } from './hero.tsx';

const heading = {
  text: 'Jobs: four berths open',
  wide: [
    { text: 'Four', cap: 17, share: 0.5 },
    { text: 'berths open', cap: 14 },
  ],
  narrow: [
    { text: 'Four', cap: 34 },
    { text: 'berths', cap: 23 },
    { text: 'open', cap: 33 },
  ],
} as const;
const plain = { text: 'Insights', wide: [{ text: 'Insights', cap: 15.5 }], narrow: [{ text: 'Insights', cap: 27 }] };
const mascotOnHeading = { wide: { line: 1, letter: 9 }, narrow: { line: 0, letter: 2 } };
const note = { icon: 't-inverted', name: 'No. 3', text: 'There is room for a few more on the ninth floor.' } as const;

export const gallery: Gallery = [
  { state: 'a name alone', content: <Hero heading={plain} water="accent5" /> },
  {
    state: 'note and small disc',
    ground: 'accent6',
    content: (
      <Hero
        heading={heading}
        water="accent3"
        note={note}
        shapes={[{ shape: 'disc', ink: 'accent4', place: 'small' }]}
      />
    ),
  },
  {
    state: 'mascot on a letter, in wind',
    content: (
      <Hero
        heading={heading}
        water="accent3"
        mascotOnHeading={{
          ...mascotOnHeading,
          text: propsOnPage('/', 'hero').mascotOnHeading?.text ?? '',
          ink: 'accent1',
        }}
        wind
      />
    ),
  },
  {
    state: 'mascot on a letter, and shapes',
    ground: 'accent1',
    content: (
      <Hero
        heading={heading}
        water="accent3"
        lastLineInk="ink"
        mascotOnHeading={{ ...mascotOnHeading, ink: 'accent4' }}
        shapes={[
          { shape: 'triangle', ink: 'accent2', place: 'between' },
          { shape: 'hourglass', ink: 'accent4', place: 'half' },
        ]}
      />
    ),
  },
  {
    state: 'signboards, and a note between',
    ground: 'accent3',
    content: <Hero heading={heading} water="accent5" note={note} signboards />,
  },
  {
    state: 'another mascot on a letter, larger',
    ground: 'accent6',
    content: (
      <Hero
        heading={heading}
        water="accent3"
        mascotOnHeading={{ ...mascotOnHeading, name: 'hourglass', scale: 1.5, ink: 'accent1' }}
      />
    ),
  },
  { state: 'boats', content: <Hero heading={heading} water="accent2" boats note={note} /> },
  {
    state: 'mascot with line, and more below',
    content: (
      <Hero
        heading={plain}
        water="accent2"
        mascotWithLine={{ name: 't-inverted', ink: 'accent4' }}
        more={{
          text: 'below the water',
          wide: [{ text: 'below the water', cap: 8 }],
          narrow: [{ text: 'below the water', cap: 10 }],
        }}
      />
    ),
  },
  {
    state: 'masked pictures, with a counter',
    content: (
      <Hero
        heading={plain}
        water="accent3"
        counter={2}
        pictures={[
          { icon: 'triangle', picture: drawing },
          { icon: 'hourglass', picture: upright },
        ]}
      />
    ),
  },
  {
    state: 'scene like a street',
    content: <Hero heading={heading} water="accent4" scene={drawing} sceneShape="street" />,
  },
  {
    state: 'scene like a tower',
    content: <Hero heading={heading} water="accent4" scene={upright} sceneShape="tower" />,
  },
  {
    state: 'something of its own above the heading',
    content: (
      <Hero heading={plain} water="accent4">
        <p>
          <a href="/jobs">All jobs</a>
        </p>
      </Hero>
    ),
  },
  { state: 'an unforeseen name', content: <Hero heading={{ text: longTitle }} water="accent6" /> },
  { state: 'three letters', content: <Hero heading={{ text: 'Sea' }} water="accent6" /> },
  {
    state: 'right to left and in Chinese',
    content: (
      <>
        <Hero heading={{ text: rightToLeft.title }} water="accent6" />
        <Hero heading={{ text: chinese.short }} water="accent4" />
      </>
    ),
  },
];
