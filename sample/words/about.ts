import type { Ground } from '../../src/lib/media/colours.ts';
import { type SitePictureName, siteFilm, sitePicture } from './artwork.ts';
import { claims } from './fact-tokens.ts';

/** The copy of the about page, section by section. All of it is sample content; nobody in it is real. */
export const headerPictures = [
  sitePicture(
    'about/header-desk',
    'A desk under a lamp: a screen with half a page on it, a blue signal at work, and a black cat.',
  ),
  sitePicture('about/header-tram', 'A green tram in the rain with five signals on its upper deck.'),
  sitePicture('about/header-harbour', 'The harbour at sunset with a ferry, a junk and towers against green hills.'),
];

export const intro = {
  statement: 'We opened in 2009 with a desk, a kettle and a leak. The leak has been fixed.',
  paragraphs: [
    'We are a web design and web development agency. Fourteen of us work on one floor, where the person who draws a page can see the face of the person who has to build it.',
    `${claims.years} years and ${claims.projects} projects later (we counted in 2022) we still do the same three things: find out what a website is for, draw it, and build it so that it lasts. ${claims.supportClients} support clients keep us on to look after theirs.`,
  ],
  button: { href: '/work', label: 'See the work' },
  film: {
    title: 'A week on the ninth floor, in 20 seconds',
    film: siteFilm(
      'behind-the-scenes',
      'Five drawings: a brief, a site map, a page drawn in four steps, a crane, and tea.',
    ),
  },
};

export const valuesHeading = 'Six things we hold to';

export const values = [
  {
    title: 'SAY NO EARLY',
    share: 0.7,
    text: 'A no in the first week costs a coffee. In the tenth it costs a launch. You will hear ours while it is cheap.',
  },
  {
    title: 'SHOW THE PRICE',
    share: 0.84,
    text: 'Prices are on the page, with what they buy. If yours will be different, you learn why before you sign.',
  },
  {
    title: 'DRAW IT FIRST',
    share: 0.62,
    text: 'Nobody agrees about a sentence. Everybody has an opinion about a drawing. We start with the drawing.',
  },
  {
    title: 'TEST IT STANDING UP',
    share: 0.92,
    text: 'On a phone, on the upper deck, holding a strap, with one bar. If it works there it works in your boardroom.',
  },
  {
    title: 'WRITE IT DOWN',
    share: 0.66,
    text: 'Decisions, passwords, the reason the button is red. Whoever comes after us should not have to ring us.',
  },
  {
    title: 'ANSWER THE PHONE',
    share: 0.78,
    text: 'A person picks up. The person knows your site. That is the whole system.',
  },
];

/** Ten invented people: no name here is meant for anybody. */
interface Colleague {
  readonly name: string;
  readonly role: string;
  readonly picture: SitePictureName;
  readonly alt: string;
  readonly text: string;
  readonly ground: Ground;
}

const colleagues: readonly Colleague[] = [
  {
    name: 'Tse Man-fai',
    role: 'Managing director',
    picture: 'team/managing-director',
    alt: 'A man with square black hair and a white moustache, holding a short list.',
    text: 'Reads every contract aloud, in the voice of the other side.',
    ground: 'accent3',
  },
  {
    name: 'Winnie Kwok',
    role: 'Strategy lead',
    picture: 'team/strategy-lead',
    alt: 'A woman with a pyramid of black hair and a brief full of red lines.',
    text: 'Keeps the list of things not to build.',
    ground: 'accent5',
  },
  {
    name: 'Fung Ka-lok',
    role: 'Design lead',
    picture: 'team/design-lead',
    alt: 'A man with heavy glasses, a pointed beard and a jumper knitted with hourglasses.',
    text: 'Owns one jumper, in nine identical copies.',
    ground: 'accent1',
  },
  {
    name: 'Priya Daswani',
    role: 'UX designer',
    picture: 'team/ux-designer',
    alt: 'A woman with blue curls and a pencil stuck in them, beside a lift button.',
    text: 'Watches strangers use lifts. Calls it research.',
    ground: 'accent6',
  },
  {
    name: 'Lam Yuen-ting',
    role: 'Front-end developer',
    picture: 'team/front-end-developer',
    alt: 'A woman with long straight hair, drinking bubble tea.',
    text: 'Half sugar, less ice, no frameworks before noon.',
    ground: 'accent4',
  },
  {
    name: 'Margaret Hui',
    role: 'Content editor',
    picture: 'team/content-editor',
    alt: 'A woman with grey hair and glasses on a chain, holding a red pencil.',
    text: 'Has seen your apostrophe.',
    ground: 'paper',
  },
  {
    name: 'Suman Gurung',
    role: 'Search lead',
    picture: 'team/search-lead',
    alt: 'A man in a red cap with one eye behind a magnifying glass.',
    text: 'Finds the page, the error and, once, the office cat.',
    ground: 'ink',
  },
  {
    name: 'Fiona Mackay',
    role: 'E-commerce lead',
    picture: 'team/e-commerce-lead',
    alt: 'A woman with a red bun shaped like an hourglass and a small basket.',
    text: 'Has abandoned more baskets than anyone, on purpose.',
    ground: 'paper2',
  },
  {
    name: 'Marco Yip',
    role: 'Development lead',
    picture: 'team/development-lead',
    alt: 'A man with white headphones and a delete key round his neck.',
    text: 'Deletes more than he writes.',
    ground: 'accent2',
  },
  {
    name: 'Jo Santos',
    role: 'Care desk lead',
    picture: 'team/care-desk-lead',
    alt: 'A laughing person in a yellow raincoat in the rain, holding a spanner.',
    text: 'Happiest when it pours and nothing leaks.',
    ground: 'accent3',
  },
];

export const team = {
  heading: 'TEN FACES YOU WILL MEET',
  people: colleagues.map(({ picture, alt, ...person }) => ({ ...person, picture: sitePicture(picture, alt) })),
};

const rooms = [
  {
    name: 'window',
    title: 'The harbour window',
    text: 'Taped from May to November, while the storms are about.',
    alt: 'A large window crossed with tape; behind it rain, waves and a ferry, before it a cat that watches.',
  },
  {
    name: 'desks',
    title: 'The desks',
    text: 'Whoever draws a page sits opposite whoever builds it.',
    alt: 'A long desk with three screens and signals at work; a black cat lies below.',
  },
  {
    name: 'kitchen',
    title: 'The kitchen',
    text: 'The kettle from 2009 still works. Nobody may replace it.',
    alt: 'A green kitchen with a large red kettle, egg tarts and two signals waiting for tea.',
  },
  {
    name: 'way',
    title: 'The way to the meeting',
    text: 'Upper deck, front seat: where we try a page on a phone.',
    alt: 'A green tram full of signals beside a red taxi.',
  },
  {
    name: 'table',
    title: 'The meeting table',
    text: 'Six chairs, the wireframes in the middle, egg tarts in reach.',
    alt: 'A meeting table from above with wireframes, laptops and a plate of egg tarts.',
  },
  {
    name: 'roof',
    title: 'The roof',
    text: 'Our signal, and a neighbour’s washing.',
    alt: 'A flat roof with a signal mast, a paper plane and washing in front of green hills.',
  },
] as const;

export const officeHeading = 'The office';

export const office = rooms.map(({ name, alt, ...room }) => ({
  ...room,
  desktop: sitePicture(`office/desktop-${name}`, alt),
  mobile: sitePicture(`office/phone-${name}`, alt),
}));

export const linePicture = { line: 1, picture: sitePicture('about/lift', '') };

export const tower = sitePicture(
  'about/tower',
  'Our building cut open: nine floors, the ninth full of signals, and no fourth.',
);

export const headers = {
  intro: { icon: 't', label: 'No. 1', name: 'Since 2009', note: 'Standing by. Kettle on.' },
  values: { icon: 't-inverted', label: 'No. 3', name: valuesHeading, note: 'Flags up. Open one and it unfurls.' },
  team: {
    icon: 'double-triangle',
    label: 'No. 8 NE',
    name: 'The watch',
    note: 'Ten of fourteen. The other four would not put the pen down.',
  },
  office: { icon: 'hourglass', label: 'No. 9', name: officeHeading, note: 'Increasing. Close the windows.' },
} as const;
