import { siteFilm, siteMark, sitePicture } from './artwork.ts';
import { claims } from './fact-tokens.ts';

/** The home page's copy, section by section in the order of the page. All of it is sample content. */
export const columnCarousel = {
  label: { href: '/contact-us', label: 'Upgrade now' },
  title: 'FIVE LAUNCHES, ALL STILL AFLOAT',
  titleLines: {
    wide: [
      { text: 'FIVE', cap: 22 },
      { text: 'LAUNCHES,', cap: 15 },
      { text: 'ALL STILL', cap: 12 },
      { text: 'AFLOAT', cap: 20 },
    ],
    narrow: [
      { text: 'FIVE', cap: 22 },
      { text: 'LAUNCHES,', cap: 15 },
      { text: 'ALL STILL', cap: 12 },
      { text: 'AFLOAT', cap: 20 },
    ],
  },
  description: 'Five shops and clubs that traded up to a site we designed, built and still look after.',
  button: { href: '/work', label: 'See all the work' },
  items: [
    {
      title: 'Only Beverages',
      text: 'Canned drinks. Cans by the dozen, sold to people who are already thirsty.',
      picture: sitePicture('work/only-beverages-screen', 'Home page of Only Beverages, a canned drinks shop.'),
      link: { href: '/work/only-beverages', label: 'The case of Only Beverages' },
    },
    {
      title: 'Waves Pacific',
      text: 'Sea kayak and foil club. A booking flow that checks the sea before it takes the money.',
      picture: sitePicture('work/waves-pacific-screen', 'Home page of Waves Pacific, a sea kayak and foil club.'),
      link: { href: '/work/waves-pacific', label: 'The case of Waves Pacific' },
    },
    {
      title: 'Tree',
      text: 'Solid-timber furniture. Every plank traced to its forest, every chair to its plank.',
      picture: sitePicture('work/tree-screen', 'Home page of Tree, a maker of solid-timber furniture.'),
      link: { href: '/work/tree', label: 'The case of Tree' },
    },
    {
      title: 'Arabica',
      text: 'Coffee roaster. One roaster, one cart, no clutter at the counter.',
      picture: sitePicture('work/arabica-screen', 'Home page of Arabica, a coffee roaster.'),
      link: { href: '/work/arabica', label: 'The case of Arabica' },
    },
    {
      title: 'Omtis Fine Wines',
      text: 'Wine merchant. A cellar you can search by slope, grower or grandfather.',
      picture: sitePicture('work/omtis-fine-wines-screen', 'Home page of Omtis Fine Wines, a wine merchant.'),
      link: { href: '/work/omtis-fine-wines', label: 'The case of Omtis Fine Wines' },
    },
  ],
};

export const works = {
  heading: 'Four we would show our mothers, each with its own weather.',
  items: [
    {
      title: 'Tai Ping',
      subject: 'Carpet maker',
      tags: 'Web design, web development',
      slug: 'tai-ping',
      description: `A catalogue as deep as the pile: ${claims.carpets} carpets, found by hand, fibre or mood.`,
      outlook: 'Settled, soft underfoot',
      icon: 'hourglass' as const,
      picture: sitePicture('work/tai-ping-illustration', 'A carpet woven from geometric shapes.'),
      screen: sitePicture('work/tai-ping-page', 'The catalogue of Tai Ping, carpets in rows beside filters.'),
    },
    {
      title: 'DRC Feast',
      subject: 'Banquets, delivered',
      tags: 'Strategy, e-commerce',
      slug: 'drc-feast',
      description: 'Twelve dishes, one door, no phone calls. The whole order fits one thumb.',
      outlook: 'Hot',
      icon: 'triangle-down' as const,
      picture: sitePicture('work/drc-feast-illustration', 'A round banquet table seen from above.'),
      screen: sitePicture('work/drc-feast-page', 'The menu of DRC Feast, three tables with their dishes.'),
      film: siteFilm('drc-feast-tour', 'A walk through the DRC Feast website, from the round table to the order.'),
    },
    {
      title: 'Love from Blue',
      subject: 'Cards and small gifts',
      tags: 'E-commerce',
      slug: 'love-from-blue',
      description: 'Small things that arrive on time.',
      outlook: 'Fair',
      icon: 'triangle' as const,
      picture: sitePicture('work/love-from-blue-illustration', 'Cut paper cards and an envelope.'),
      screen: sitePicture('work/love-from-blue-page', 'The shop of Love from Blue, cards by occasion.'),
      film: siteFilm('love-from-blue-tour', 'A walk through the Love from Blue website, from a card to its envelope.'),
    },
    {
      title: 'Sovereign Group',
      subject: 'Corporate services',
      tags: 'Strategy, web design',
      slug: 'sovereign-group',
      description: 'Five offices, one plain answer.',
      outlook: 'Steady',
      icon: 't' as const,
      picture: sitePicture('work/sovereign-group-illustration', 'Fine engraved lines in brass on navy.'),
      screen: sitePicture('work/sovereign-group-page', 'A page of Sovereign Group, questions and their plain answers.'),
    },
  ],
};

export const partners = {
  heading: `TRUSTED BY ${claims.partners} PARTNERS`,
  headingLines: {
    wide: [{ text: `TRUSTED BY ${claims.partners} PARTNERS`, cap: 6.2 }],
    narrow: [
      { text: 'TRUSTED BY', cap: 12 },
      { text: `${claims.partners} PARTNERS`, cap: 16 },
    ],
  },
};

/** On the E of STRATEGY; on phones on the R of WE ARE A. */
export const mascotOnHeading = {
  text: 'Making websites since 2009',
  wide: { line: 1, letter: 5 },
  narrow: { line: 0, letter: 4 },
};

export const experience = {
  projects: claims.projects,
  years: claims.years,
  text: `${claims.projects} projects in ${claims.years} years of making websites, as we counted in 2022. Fourteen people, one floor, and a window on the weather.`,
  metrics: [
    { name: 'People on watch', value: String(claims.people) },
    { name: 'Partners', value: claims.partners },
    { name: 'Support clients', value: claims.supportClients },
    { name: 'Pieces of content moved', value: claims.contentPieces },
    { name: 'Pages carried across', value: claims.pages },
    { name: 'Card templates drawn', value: claims.templates },
    { name: 'Carpets catalogued', value: claims.carpets },
  ],
};

export const serviceRows = [
  {
    title: 'STRATEGY',
    tags: ['Discovery', 'Research', 'Site maps'],
    url: '/strategy',
    picture: sitePicture('services/strategy-row-2', 'Tally marks in rows of five, the last one unfinished.'),
    background: sitePicture('brand/pattern-tart', ''),
    ground: 'accent5' as const,
    heading: 'We find out what the site is for before anyone draws it.',
    body: 'Two to four weeks of interviews, numbers and walls of paper. You leave with a site map, a budget and a short list of things not to build.',
    button: 'Read about strategy',
    review: 'They talked us out of a third of the brief. It was the right third.',
    reviewer: 'Head of Digital, Tree',
  },
  {
    title: 'DESIGN',
    tags: ['UI/UX', 'Systems', 'Content'],
    url: '/web-design',
    picture: sitePicture('services/design-row-2', 'A hand-shaped cursor presses a button on a half-finished page.'),
    background: sitePicture('brand/pattern-milk', ''),
    ground: 'accent3' as const,
    heading: 'Every screen drawn with your words in it, and pressed by people in a hurry.',
    body: 'Wireframes first, prototypes next, and a set of parts that your own team can rearrange without ringing us.',
    button: 'Read about design',
    review: 'The first prototype settled an argument we had been having since 2016.',
    reviewer: 'Club Secretary, Waves Pacific',
  },
  {
    title: 'DEVELOPMENT',
    tags: ['Front end', 'Content systems', 'E-commerce'],
    url: '/web-development',
    picture: sitePicture('services/development-row-3', 'Lines join a card, a parcel, a calendar and a map to one hub.'),
    background: sitePicture('brand/pattern-tile', ''),
    ground: 'accent2' as const,
    heading: 'Built to be looked after, by us or by whoever comes next.',
    body: 'Pages that open on one bar, a content system your editors like, and a folder that says how all of it works.',
    button: 'Read about development',
    review: 'Nobody has asked me why the website is down, because it has not been.',
    reviewer: 'Operations Director, Sovereign Group',
  },
];

/** What stands over the fares, which are the navigation's. */
export const prices = {
  heading: 'The price list: six by the fare.',
  text: 'Where there is a price list we print it. Where there is none, we say how long.',
};

export const info = {
  title: 'MEND THE ROOF IN FLAT CALM',
  titleLines: {
    wide: [
      { text: 'MEND THE', cap: 10 },
      { text: 'ROOF IN', cap: 19 },
      { text: 'FLAT CALM', cap: 15 },
    ],
    narrow: [
      { text: 'MEND THE', cap: 10 },
      { text: 'ROOF IN', cap: 19 },
      { text: 'FLAT CALM', cap: 15 },
    ],
  },
  text: 'Sites break on launch day, sale day and the day the boss is watching. Tell us what creaks. You get a plan, a price and a date, in writing.',
  button: { text: 'Start now', link: '/contact-us' },
  picture: sitePicture(
    'harbour/from-the-ninth-floor',
    'Hong Kong harbour in the rain: towers shaped like storm signals, a green hill, and the Star Ferry crossing.',
  ),
};

export const quote = {
  company: 'Truflation',
  quote: 'They asked harder questions than our investors did, then built the site before we had answered them all.',
  person: 'Marketing Director',
  position: 'independent price index',
  link: { href: '/work/truflation', label: 'Case Study' },
  picture: sitePicture('work/truflation-screen', 'Home page of Truflation, an independent price index.'),
  logo: siteMark('truflation'),
};
