import { siteFilm, sitePicture } from '../artwork.ts';
import { claims, durations, webDesignOffer } from '../fact-tokens.ts';

/** The copy of the strategy page, section by section. All of it is sample content. */
export const rows = [
  {
    title: 'Listen',
    text: 'Customers, staff, and whoever answers the phone. Nobody is led.',
    picture: sitePicture('services/strategy-row-1', 'A telephone off its hook, with people talking out of it.'),
  },
  {
    title: 'Count',
    text: 'Visits, searches, orders, complaints. Opinions come afterwards.',
    picture: sitePicture('services/strategy-row-2', 'Tally marks in rows of five, the last one unfinished.'),
  },
  {
    title: 'Compare',
    text: 'Your rivals here, and the best of your kind anywhere.',
    picture: sitePicture('services/strategy-row-3', 'Two shops seen through binoculars.'),
  },
  {
    title: 'Decide',
    text: 'Site map, budget, dates, and what not to build.',
    picture: sitePicture('services/strategy-row-4', 'A signpost with three arms, and a cat that has chosen.'),
  },
];

export const promise = {
  paragraphs: [
    'We begin with the people who sell, the people who answer the telephone and the people who gave up halfway. Then we read your numbers, your old site and your drawer of complaints. You get what we learned, what we would build, what we would leave out, and in which order.',
    'The first week is for listening and counting. In the second we compare, draw the map and price it. Then everything goes up on one wall and you come to argue. A larger organisation needs more chairs, and the other two weeks.',
    `Discovery takes two to four weeks, and about half a day of your own time. It opens every project we take on: most websites cost ${webDesignOffer.lowest} to ${webDesignOffer.highest}, and one with fewer than ${durations.webDesignSmallPages} pages is live in ${durations.webDesignSmall} once its content is ready. You can also buy it alone. Then it has a price of its own, fixed before we start, and the plan is written so that another agency could build from it.`,
    `We have done this since ${claims.foundedIn}, for ${claims.projects} projects. The same people will draw and build what they recommend, so nobody here is paid by the length of the list. If you need no new website, you hear that from us too. It is the cheapest project we sell.`,
  ],
  button: { href: '/contact-us#form', label: 'Ask for a sounding' },
};

export const customers = {
  title: 'What your customers say once you have left the room',
  text: [
    'We talk to people who bought, people who nearly bought, and the colleague who takes the calls from both. You are not in the room, so they are polite about somebody else.',
    'You get the sentences that came up more than once, who said them, and a page on what they mean. Most briefs change here. A brief is the one thing in a project that changes for nothing.',
  ],
  picture: sitePicture(
    'services/strategy-info-1',
    'A signal listens at an open door; on the other side people talk about it.',
  ),
};

export const map = {
  title: 'A site map you can argue with',
  text: [
    'Every page has a job, an owner and a reason. If it has none of the three we cross it out together. It costs nothing, because nobody has drawn it yet.',
    'What is left goes on one sheet: what each page must do, where its words come from, and which number will show that it works. Your team may write on it in pencil, and should. The old pages are on it too, with what becomes of each: kept, joined, rewritten, or let go with a redirect.',
  ],
  picture: sitePicture('services/strategy-info-2', 'A site map of seven boxes, one of them crossed out in red.'),
};

export const plan = {
  title: 'A price, a date and a list of things not to build',
  text: [
    'All three in writing before design begins. The price holds for the map you signed. The date counts from the day your content is ready, and the plan names who has to get it ready.',
    'The plan is one document: what we heard, what it means, the map, the words that are still missing and the order of work. Your board can read it on one tram ride.',
    'Clients keep the third list longest. It names each thing you asked for and do not need, with the reason and with what it would have cost.',
    `What happens next: send us three lines and the address of your site. Somebody who makes websites reads it and answers with questions. You have a quote in ${durations.quote}, because we read everything before we name a sum.`,
  ],
  button: { text: 'Send us a question', link: '/contact-us#form' },
  struck: { out: ['An app', 'A chatbot', 'Our history', 'A splash page'], kept: 'A basket that works' },
};

const table = sitePicture('work/drc-feast-illustration', 'A round table set with twelve dishes, seen from above.');

export const showcase = {
  id: 'showcase',
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
  picture: table,
  link: { href: '/work/drc-feast', label: 'Read the whole case' },
  overlay: {
    picture: table,
    title: 'DRC Feast',
    subtitle: 'The dishes came up last, and quickly. What took the time was everything around them.',
    text: [
      'DRC Feast cooks banquets and drives them to you: twelve dishes, one door. The brief was a menu with better pictures.',
      'We asked to hear the telephone instead. Is there a lift, who has the key, when do the grandparents arrive: the food was the easy part. So the site asks those first.',
    ],
    facts: [
      { name: 'Services', value: 'Strategy, e-commerce' },
      { name: 'Client', value: 'DRC Feast, banquets' },
      { name: 'Outlook', value: 'Hot' },
    ],
    sections: [
      {
        title: 'We wrote down every question',
        text: 'One note for each thing a caller asked, sorted by subject. The menu is the shortest row.',
        picture: sitePicture('services/strategy-overlay-1', 'Rows of notes in four colours beside a red telephone.'),
        caption: 'Questions from callers, by subject: hall, lift, hour, menu.',
      },
      {
        title: 'Then we put them in order',
        text: 'Hall, hour, table, menu. By the time you reach the food there is only one thing left to decide.',
        picture: sitePicture(
          'services/strategy-overlay-2',
          'A road past a house, a clock and a table to a menu, with a red scooter on it.',
        ),
        caption: 'The order of the order.',
      },
      {
        title: 'And the table laid itself',
        text: 'Say how many sit down and what the day is, and the site lays a table that a cook would sign. Swap a dish, and the rest still makes sense.',
        film: siteFilm('drc-feast-tour', 'The DRC Feast website, from the first press to the last.'),
        caption: 'Film, no sound. From the first press to the last.',
      },
      {
        title: 'And the kitchen got a timetable',
        text: 'Each answer goes straight to the people who carry the dishes. Nobody rings to ask about the lift.',
        picture: sitePicture('services/strategy-overlay-3', 'A timetable of dishes and drivers in gold and red.'),
        caption: 'The day, as the kitchen sees it.',
      },
    ],
    ending: 'Back to where you were. We kept your place.',
  },
} as const;

export const headers = {
  rows: { icon: 't', label: 'No. 1', name: 'What we look into', note: 'By the deep, four.' },
  outcome: { icon: 't-inverted', label: 'No. 3', name: 'What you leave with', note: 'By the mark, three.' },
  showcase: { icon: 'hourglass', label: 'No. 9', name: 'Showcase', note: 'Bottom found. Ginger, and red dates.' },
} as const;

export const rowsHeading = 'What we look into';
