import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Showcase } from './showcase.tsx';

const sections = [
  {
    title: 'We wrote down every question',
    text: <p>One note for each thing a caller asked, sorted by subject. The yellow row is the menu.</p>,
    picture: artwork.picture('services/strategy-overlay-1', 'Rows of notes in four colours beside a telephone'),
    caption: 'Questions from callers, by subject: hall, lift, hour, menu.',
  },
  {
    title: 'Then we put them in order',
    text: <p>Hall, hour, table, menu. By the time you reach the food there is only one thing left to decide.</p>,
    film: artwork.film('drc-feast-tour', 'The order from the first press to the last'),
    caption: 'Film, no sound. The order from first press to last.',
  },
  {
    title: 'And the kitchen got a timetable',
    text: <p>Each answer goes straight to the people who carry the dishes. Nobody rings to ask about the lift.</p>,
    picture: artwork.picture('services/strategy-overlay-3', 'A timetable of dishes and drivers'),
    caption: 'The order, as the kitchen sees it.',
  },
];

const feast = {
  heading: 'DRC Feast',
  headingLines: {
    wide: [
      { text: 'DRC', cap: 22 },
      { text: 'Feast', cap: 31 },
    ],
    narrow: [
      { text: 'DRC', cap: 26 },
      { text: 'Feast', cap: 34 },
    ],
  },
  title: 'One question moved the whole order',
  description:
    'They asked for a menu with pictures. Discovery found that nobody was stuck on the menu: they were stuck on the hall, the lift and the hour.',
  tags: ['Interviews', 'Order study', 'Site map', 'E-commerce'],
  picture: artwork.picture('work/drc-feast-illustration', 'A round table set with twelve dishes, seen from above'),
  link: { href: '/work/drc-feast', label: 'Read the whole case' },
  overlay: {
    picture: artwork.picture('work/drc-feast-illustration', 'A round table set with twelve dishes, seen from above'),
    title: 'DRC Feast',
    subtitle: 'Nobody was stuck on the menu. They were stuck on the hall, the lift and the hour.',
    text: (
      <>
        <p>
          DRC Feast cooks banquets and drives them to you: twelve dishes, one door. The brief was a menu with better
          pictures.
        </p>
        <p>
          We asked to hear the telephone instead. The dishes came up last, and quickly. What took the time was
          everything around them: is there a lift, who has the key, when do the grandparents arrive. So the site asks
          those first.
        </p>
      </>
    ),
    facts: [
      { name: 'Services', value: 'Strategy, e-commerce' },
      { name: 'Client', value: 'DRC Feast, banquets' },
      { name: 'Outlook', value: 'Hot' },
    ],
    sections,
    ending: 'Back to where you were. We kept your place.',
  },
};

export const gallery: Gallery = [
  { state: 'beside', ground: 'accent1', content: <Showcase {...feast} id="showcase" layout="beside" /> },
  {
    state: 'below',
    ground: 'accent4',
    content: (
      <Showcase
        {...feast}
        id="showcase"
        layout="below"
        heading="Waves Pacific"
        headingLines={{
          wide: [{ text: 'Waves Pacific', cap: 12.6 }],
          narrow: [
            { text: 'Waves', cap: 30 },
            { text: 'Pacific', cap: 26 },
          ],
        }}
        title="A booking page that says when not to go out"
        description="The swell comes first, the price second. Members check the water over breakfast and book in three presses."
        tags={['Research', 'UI/UX', 'Design system']}
        picture={artwork.picture('work/waves-pacific-illustration', 'A kayak on long waves under a low sun')}
        link={{ href: '/work/waves-pacific', label: 'Read the whole case' }}
      />
    ),
  },
  {
    state: 'band',
    ground: 'accent4',
    content: (
      <Showcase
        {...feast}
        id="showcase"
        layout="band"
        heading="2,502"
        headingLines={{ wide: [{ text: '2,502', cap: 27 }], narrow: [{ text: '2,502', cap: 40 }] }}
        title="carpets in one catalogue, and a search that answers before you have finished being vague"
        description="Tai Ping sells by hand, pile, fibre and mood. We built the index, the sample basket and the one button the showroom asked for."
        tags={['Web design', 'Web development', 'Search']}
        picture={artwork.picture('services/development-showcase', 'A carpet woven of storm signals')}
        link={{ href: '/work/tai-ping', label: 'Read the whole case' }}
      />
    ),
  },
];
