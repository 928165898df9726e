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
const lookout = { wide: { line: 1, letter: 9 }, narrow: { line: 0, letter: 2 } };
const notice = { signal: '3', name: 'No. 3', text: 'There is room for a few more on the ninth floor.' } as const;

export const gallery: Gallery = [
  { state: 'a name alone', content: <Hero heading={plain} sea="neon" /> },
  {
    state: 'notice and moon',
    ground: 'tile',
    content: (
      <Hero heading={heading} sea="harbour" notice={notice} blobs={[{ shape: 'disc', ink: 'tart', place: 'moon' }]} />
    ),
  },
  {
    state: 'somebody on a letter, in gusts',
    content: (
      <Hero
        heading={heading}
        sea="harbour"
        lookout={{ ...lookout, text: propsOnPage('/', 'hero').lookout?.text ?? '', ink: 'taxi' }}
        gusty
      />
    ),
  },
  {
    state: 'somebody on a letter, and shapes',
    ground: 'taxi',
    content: (
      <Hero
        heading={heading}
        sea="harbour"
        dry="ink"
        lookout={{ ...lookout, ink: 'tart' }}
        blobs={[
          { shape: '8', ink: 'ferry', place: 'between' },
          { shape: '9', ink: 'tart', place: 'half' },
        ]}
      />
    ),
  },
  {
    state: 'signboards, and a notice between',
    ground: 'harbour',
    content: <Hero heading={heading} sea="neon" notice={notice} boards />,
  },
  {
    state: 'somebody else on a letter, larger',
    ground: 'tile',
    content: <Hero heading={heading} sea="harbour" lookout={{ ...lookout, person: '9', scale: 1.5, ink: 'taxi' }} />,
  },
  { state: 'fleet', content: <Hero heading={heading} sea="ferry" fleet notice={notice} /> },
  {
    state: 'leadsman, and more below',
    content: (
      <Hero
        heading={plain}
        sea="ferry"
        leadsman={{ person: '3', ink: 'tart' }}
        more={{
          text: 'below the water',
          wide: [{ text: 'below the water', cap: 8 }],
          narrow: [{ text: 'below the water', cap: 10 }],
        }}
      />
    ),
  },
  {
    state: 'pictures aloft, with a counter',
    content: (
      <Hero
        heading={plain}
        sea="harbour"
        counter={2}
        pictures={[
          { signal: '8', picture: drawing },
          { signal: '9', picture: upright },
        ]}
      />
    ),
  },
  { state: 'scene like a street', content: <Hero heading={heading} sea="tart" scene={drawing} sceneShape="street" /> },
  { state: 'scene like a tower', content: <Hero heading={heading} sea="tart" scene={upright} sceneShape="tower" /> },
  {
    state: 'something of its own above the heading',
    content: (
      <Hero heading={plain} sea="tart">
        <p>
          <a href="/jobs">All jobs</a>
        </p>
      </Hero>
    ),
  },
  { state: 'a name that nobody foresaw', content: <Hero heading={{ text: longTitle }} sea="tile" /> },
  { state: 'three letters', content: <Hero heading={{ text: 'Sea' }} sea="tile" /> },
  {
    state: 'right to left and in Chinese',
    content: (
      <>
        <Hero heading={{ text: rightToLeft.title }} sea="tile" />
        <Hero heading={{ text: chinese.short }} sea="tart" />
      </>
    ),
  },
];
