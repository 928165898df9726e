import { siteFilm, sitePicture } from '../artwork.ts';
import { claims, durations, webDesignOffer } from '../fact-tokens.ts';

/** The copy of the web development page, section by section. All of it is sample content. */
export const scene = sitePicture('services/development-crane', 'A tower crane sets one more floor on a web page.');

export const floors = [
  {
    title: 'Launch',
    text: 'Redirects, backups, a rehearsal, a quiet morning.',
    picture: sitePicture('services/development-row-4', 'A red ship slides into the water.'),
  },
  {
    title: 'Connect',
    text: 'Payments, stock, bookings, maps. Tried with real ones.',
    picture: sitePicture('services/development-row-3', 'Lines join a card, a parcel, a calendar and a map to one hub.'),
  },
  {
    title: 'Build',
    text: 'Front end and content system, shown weekly.',
    picture: sitePicture('services/development-row-2', 'A tower crane lowers a page on to the ones below.'),
  },
  {
    title: 'Foundations',
    text: 'Hosting, addresses, accounts in your name, and a note of who holds the keys.',
    picture: sitePicture('services/development-row-1', 'Servers under a street of tower blocks.'),
  },
];

export const rows = [
  {
    title: 'Quick on one bar of signal',
    text: [
      'We test in the tunnel between Admiralty and Ocean Park. If the page arrives before the train does, it ships.',
      'Text comes first and pictures in the size of the screen that asks. Script waits until you reach for what needs it. Whatever can be made ahead of time is, so nobody queues for it.',
      'Every page has a weight that it may not pass, and the build stops when it does. The rule was written by the person who used to be woken up.',
    ],
    picture: sitePicture('services/development-info-1', 'A train with one bar of signal comes out of a tunnel.'),
  },
  {
    title: 'Your editors can change the walls, never the pillars',
    text: [
      'A content system that says what each field is for, shows the page before it goes out, and keeps last week’s copy. Your editors stack blocks that were drawn to stand together, so no order of them looks like an accident.',
      'We choose the system once we know who will use it, train them on their own pages, and leave a handbook of the kind people open. A page can be set for next week, seen on a telephone first, and taken back by whoever wrote it.',
    ],
    button: { text: 'Tell us who edits yours', link: '/contact-us#form' },
    picture: sitePicture(
      'services/development-info-2',
      'Coloured pages between four black pillars; a signal moves one.',
    ),
  },
  {
    title: 'Two languages, one address',
    text: [
      'English and Chinese from one set of pages, with no second website to forget about. Dates, prices and search engines are told which is which, and a page that has no translation yet says so and offers the other.',
      'Chinese has its own type, its own line breaks and its own ways of searching. People who read it before breakfast test all three.',
    ],
    picture: sitePicture(
      'services/development-info-3',
      'A page in two halves, one with Latin letters, one with a Chinese character.',
    ),
  },
  {
    title: 'Tried on phones people own',
    text: [
      'Old ones, cracked ones, the one your chairman will not give up. Then by keyboard, then by screen reader.',
      'What fails goes on a list. You see the list, and it is empty on the day we launch. Accessibility is no project of its own here: it is the same list, read by somebody who cannot see it.',
    ],
    button: { text: 'Ask what it takes', link: '/contact-us#form' },
    picture: sitePicture('services/development-info-4', 'Four telephones of four decades, the last one cracked.'),
  },
];

export const terms = {
  paragraphs: [
    'Foundations first, then one floor at a time. From the second week there is an address at which you can watch, and every Friday something on it works that did not before. Nothing is shown for the first time on the day it is due.',
    'You get the site, its code, every account and one page that says how to start it again. Launch is on a Tuesday morning, with a rehearsal behind it and a way back. We watch for a month afterwards, and what we broke we mend. We keep no key that you do not have: if you leave us, the next agency finds the folder we use ourselves.',
    `With its content ready, a site of under ${durations.webDesignSmallPages} pages takes ${durations.webDesignSmall}; larger ones take ${durations.webDesignLarge}. Most cost ${webDesignOffer.lowest} to ${webDesignOffer.highest} with strategy and design. Building what somebody else drew is welcome, and quoted on its own in ${durations.quote}.`,
    `We build from a library of parts that have stood up elsewhere. For Truflation it made development ${claims.fasterDevelopment} faster than planned; for Tai Ping it took in ${claims.contentPieces} pieces of content.`,
    'What next: send the address of what you have. We look under the floor, say what can stay, and put a price on the rest. If somebody has quoted already, bring the quote, and we tell you what it leaves out.',
  ],
  button: { href: '/services/website-maintenance', label: 'Care after launch' },
};

const carpet = sitePicture('services/development-showcase', 'A carpet woven of storm signals.');

export const showcase = {
  id: 'showcase',
  heading: claims.carpets,
  headingLines: { wide: [{ text: claims.carpets, cap: 27 }], narrow: [{ text: claims.carpets, cap: 40 }] },
  title: 'carpets in one catalogue, and a search that answers before you have finished being vague',
  description:
    'Tai Ping sells by hand, pile, fibre and mood. We built the index, the sample tray and the one button the showroom asked for.',
  tags: ['Web design', 'Web development', 'Search'],
  picture: carpet,
  link: { href: '/work/tai-ping', label: 'Read the whole case' },
  overlay: {
    picture: carpet,
    title: 'Tai Ping',
    subtitle: 'Architects asked for “something like the blue one in the lobby”. Now there is a page for that.',
    text: [
      'Tai Ping had photographed every carpet it made. The pictures lay on three drives under four naming systems, and the only index was a man about to retire.',
      `We moved ${claims.contentPieces} pieces of content into one system, and let the weavers say how carpets differ: by touch first, then by colour, then by mood.`,
    ],
    facts: [
      { name: 'Services', value: 'Web design, web development' },
      { name: 'Client', value: 'Tai Ping, carpet maker' },
      { name: 'Outlook', value: 'Settled, soft underfoot' },
    ],
    sections: [
      {
        title: 'A search for people who do not know the word',
        text: 'Dense, quiet, something for a lobby. Each word was tried on architects; if two of them meant different things by it, it went back to the workshop.',
        picture: sitePicture('services/development-overlay-1', 'A search field over a field of carpet patterns.'),
        caption: 'The index answers by the second letter.',
      },
      {
        title: 'One sample, posted',
        text: 'Every page ends at the same button. Press once for the tray, once more for the post, and two swatches in the tray lie side by side under the same light.',
        picture: sitePicture('services/development-overlay-2', 'A basket of carpet samples and a ball of wool.'),
        caption: 'The tray keeps the address of the practice.',
      },
      {
        title: 'Screens drawn for weavers',
        text: 'A weaver photographs a carpet, picks its tags from pictures of surfaces and sees the page before it goes out. Nobody types the name of a colour twice.',
        picture: sitePicture('services/development-overlay-3', 'Pattern books beside a small loom.'),
        caption: 'From the loom to the page.',
      },
      {
        title: 'Quick in a site office',
        text: 'Photographs are kept once, at full size, and cut ahead of time for each screen. A page of swatches opens where the only signal is in the lift.',
        film: siteFilm('tai-ping-tour', 'The Tai Ping website, from the search to the sample.'),
        caption: 'Film, no sound. From the search to the sample.',
      },
    ],
    ending: 'Mind the fringe on the way out.',
  },
} as const;

export const headers = {
  floors: {
    icon: 't',
    label: 'No. 1',
    name: 'Four floors, one staircase',
    note: 'Lift out of order. It is quicker on foot.',
  },
  rows: { icon: 't-inverted', label: 'No. 3', name: 'What holds it up', note: 'Firm, whatever you hang on it.' },
  terms: { icon: 'double-triangle', label: 'No. 8 NE', name: 'The builder’s estimate', note: 'Measured twice.' },
  showcase: { icon: 'hourglass', label: 'No. 9', name: 'Showcase', note: 'Settled, soft underfoot.' },
} as const;

export const floorsHeading = 'Four floors, one staircase';
