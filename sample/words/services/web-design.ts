import { siteFilm, sitePicture } from '../artwork.ts';
import { claims, durations, webDesignOffer } from '../fact-tokens.ts';

/** The copy of the UI/UX design page, section by section. All of it is sample content. */
export const rows = [
  {
    title: 'Wireframes',
    halves: ['Wire', 'frames'],
    text: 'Grey boxes, hard questions. Your own headings are in them from the first day.',
    picture: sitePicture('services/design-row-1', 'A page drawn in outlines, with a note and a red pencil.'),
  },
  {
    title: 'Prototypes',
    text: 'Pressed on real phones, by people in a hurry, before anyone builds them.',
    picture: sitePicture('services/design-row-2', 'A hand-shaped cursor presses a button on a half-finished page.'),
  },
  {
    title: 'Screens',
    halves: ['Scr', 'eens'],
    text: 'Every one of them, not just the nice ones: the search without a result, the form half sent.',
    picture: sitePicture('services/design-row-3', 'Four telephones as signboards over a street.'),
  },
  {
    title: 'Design systems',
    text: 'Parts your team can rearrange, with a rule for each and a reason for each rule.',
    picture: sitePicture('services/design-row-4', 'A drawer of buttons, fields and signs, one being taken out.'),
  },
] as const;

export const cards = [
  {
    title: 'One clear next step',
    text: 'Each screen asks for one thing. The rest waits its turn, and is easy to find when it comes.',
    picture: sitePicture('services/design-card-1', 'A button shaped like a pennant.'),
    ground: 'accent5',
  },
  {
    title: 'Readable in sunlight',
    text: 'Contrast measured, not guessed, then checked on the pavement at noon, on the oldest telephone in the office.',
    picture: sitePicture('services/design-card-2', 'A sun with two lines of text on it.'),
    ground: 'accent3',
  },
  {
    title: 'Within a thumb’s reach',
    text: 'The main button sits where your hand already is. The dangerous ones sit elsewhere, and ask twice.',
    picture: sitePicture('services/design-card-3', 'A thumb on the lower part of a telephone.'),
    ground: 'accent4',
  },
  {
    title: 'Every state drawn',
    text: 'Empty, full, loading, wrong, offline. Each is drawn before it happens, with the sentence it will say.',
    picture: sitePicture('services/design-card-4', 'Four tiles: empty, ready, loading and wrong.'),
    ground: 'accent2',
  },
  {
    title: 'Chinese and English, equals',
    text: 'Set side by side from the first sketch, so that neither looks translated and no button bursts.',
    picture: sitePicture('services/design-card-5', 'A Latin letter and a Chinese character, equally large.'),
    ground: 'accent6',
  },
  {
    title: 'Handed over whole',
    text: 'Files, fonts, notes and reasons. All of it is yours, in your own accounts, on the day it is finished.',
    picture: sitePicture('services/design-card-6', 'A full briefcase.'),
    ground: 'paper2',
  },
] as const;

export const grey = {
  title: 'Grey first, colour last',
  text: [
    'We settle what goes where while it is still cheap to move. You see the whole site as plain boxes, push them about with us, and sign the order. Only then does it get its clothes, and nothing shifts.',
    'From that day you see finished screens every week, in your hand, with your own words in them. Two rounds of changes are in the price.',
  ],
  picture: sitePicture('services/design-info-1', 'One page, half of it grey boxes, half in full colour.'),
};

export const first = {
  statement: 'Bring the page that embarrasses you.',
  paragraph:
    'One address is enough. A designer looks at it on a telephone, says what stands in the way, and which of it is worth drawing anew.',
  onward: { href: '/contact-us#form', label: 'Send us the page' },
};

export const tested = {
  title: 'Tested at arm’s length, on a moving tram',
  text: [
    'A few people, one task, no help from us. We watch where they stop, change the screen, and ask a few more.',
    'You may come along and hold the strap. It is the quickest way to end an argument about a menu, because the passenger in the next seat has never heard of your departments. What we saw goes into a note of one page, with the screens before and after.',
  ],
  button: { text: 'Ask for a test', link: '/contact-us#form' },
  picture: sitePicture('services/design-info-2', 'A hand holds a telephone in a tram, another holds the strap.'),
};

export const kit = {
  title: 'A kit of parts, so page two hundred looks like page one',
  text: [
    'Buttons, fields, cards and rules in one place, named in words your team already uses. Each comes with its states, its limits and a line on when to leave it alone. Designers get it as a file, developers as code, editors as a page in plain words.',
    'Our developers build from the same kit, and yours can too. Nothing is redrawn on the way to the browser, which is where most designs go grey again.',
  ],
  button: { text: 'See how it is built', link: '/web-development' },
  picture: sitePicture(
    'services/design-info-3',
    'Twenty parts laid out in rows: signals, buttons, a switch, a slider, bars.',
  ),
};

const swell = sitePicture('work/waves-pacific-illustration', 'A kayak on long waves under a low sun.');

export const showcase = {
  id: 'showcase',
  heading: 'Waves Pacific',
  headingLines: {
    wide: [{ text: 'Waves Pacific', cap: 12.6 }],
    narrow: [
      { text: 'Waves', cap: 30 },
      { text: 'Pacific', cap: 26 },
    ],
  },
  title: 'A booking page that says when not to go out',
  description:
    'The swell comes first, the price second. Members check the water over breakfast and book in three presses.',
  tags: ['Research', 'UI/UX', 'Design system'],
  picture: sitePicture(
    'work/waves-pacific-screen',
    'Home page of Waves Pacific, a kayak on long waves under the words “Read the swell.”',
  ),
  link: { href: '/work/waves-pacific', label: 'Read the whole case' },
  overlay: {
    picture: swell,
    title: 'Waves Pacific',
    subtitle: 'The best thing they sold was a no, and nobody met it until they had paid.',
    text: [
      'Waves Pacific teaches people to paddle and to foil from Hong Kong’s beaches. The old site sold places by timetable. The sea keeps none, so coaches spent their evenings on the telephone, moving people.',
      'We spent ours beside them and listened to what they asked the water: how high, from where, for whom. Then we drew a page that asks the same, in the same order, before it takes any money.',
    ],
    facts: [
      { name: 'Services', value: 'Web design, web development' },
      { name: 'Client', value: 'Waves Pacific, a paddling club' },
      { name: 'Outlook', value: 'Waist high' },
    ],
    sections: [
      {
        title: 'A map that may refuse',
        text: 'Each beach shows today’s water. When it is over the coaches’ limit the map says so, gives the reason in a sentence and points to a launch that would do.',
        picture: sitePicture(
          'services/design-overlay-1',
          'A coast with a dotted course from beach to beach and one red warning.',
        ),
        caption: 'One course, one warning, one better idea.',
      },
      {
        title: 'Drawn for a wet thumb',
        text: 'Coaches work standing in the sea, so their screen has three buttons: go, wait, stay in. We tried the sizes on cold hands until nobody missed.',
        picture: sitePicture('services/design-overlay-2', 'A thumb presses the largest button of a telephone at sea.'),
        caption: 'The button grew twice.',
      },
      {
        title: 'Three presses, start to shore',
        text: 'Beach, hour, board. Whoever has booked before needs two, because the site remembers which board they did not fall off.',
        film: siteFilm('waves-pacific-tour', 'The Waves Pacific website, from the forecast to the booking.'),
        caption: 'Film, no sound. From the forecast to the booking.',
      },
      {
        title: 'The reason travels with the news',
        text: 'A launch that moves tells everybody in it at once: what has changed, why, and what they can do instead.',
        picture: sitePicture(
          'services/design-overlay-3',
          'Messages drift over the waves to a kayak, one of them ticked.',
        ),
        caption: 'A message, a choice, a tick.',
      },
    ],
    ending: 'Dry land again. The page is where you left it.',
  },
} as const;

export const terms = {
  paragraphs: [
    'We meet once a week, for an hour, with whoever may decide in the room. You see the work on the screens it is meant for and say what is wrong with it. How to mend it is our part.',
    `You get every screen, a prototype that opens on a phone, the kit of parts and the reasons for all three. A site of under ${durations.webDesignSmallPages} pages is drawn and built in ${durations.webDesignSmall} when its content is ready. A larger one takes ${durations.webDesignLarge}, and drawing is the first third of it.`,
    `Design and building together cost ${webDesignOffer.lowest} to ${webDesignOffer.highest} for most sites. Design alone, for your own developers, is quoted by the screen. Either way the quote takes ${durations.quote} and the price is fixed.`,
    `Why us? ${claims.people} people and one floor: whoever draws your page sits opposite whoever builds it, and has done so through ${claims.projects} projects. What next: show us the screen that annoys you most.`,
  ],
  button: { href: '/contact-us#form', label: 'Ask about a design' },
};

export const headers = {
  rows: { icon: 't', label: 'No. 1', name: 'How we draw', note: 'Four words, each with a picture inside.' },
  cards: { icon: 't-inverted', label: 'No. 3', name: 'What hangs over the door', note: 'Six signs, no flicker.' },
  info: { icon: 'triangle', label: 'No. 8 NW', name: 'What you see, and when', note: 'Clearing from the left.' },
  showcase: { icon: 'hourglass', label: 'No. 9', name: 'Showcase', note: 'Waist high, and clean.' },
  terms: { icon: 'cross', label: 'No. 10', name: 'Before you ask', note: 'How long, how much, who by.' },
} as const;

export const rowsHeading = 'How we draw';

export const cardsHeading = 'What hangs over the door';
