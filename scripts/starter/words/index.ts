import { brand } from '../../../src/config/brand/facts.ts';
import type { Artwork, Words } from '../../../src/content/words.ts';
import { filmFinder, markFinder, pictureFinder } from '../../../src/domain/artwork.ts';
import { facts } from '../facts.ts';
import contentPictures from '../media/pictures.json' with { type: 'json' };
import { pages } from '../pages/index.ts';
import films from '../site-films.json' with { type: 'json' };
import marks from '../site-marks.json' with { type: 'json' };
import pictures from '../site-pictures.json' with { type: 'json' };
import { navigation } from './navigation.ts';

const contact = { href: '/contact-us', label: 'Contact us' };

export const words: Words = {
  pages,
  facts,
  redirects: [],
  navigation,
  plans: [],
  workFilms: [],
  work: {
    empty: {
      ofType: (type) => ({
        statement: `No work for ${type.toLowerCase()} yet.`,
        text: 'All other work is one link away.',
      }),
      atAll: { statement: 'No work is shown yet.', text: 'Write to us, and we tell you about it.' },
    },
    describe: (page, type, name) =>
      `${page > 1 ? `Page ${page} of the work` : 'Work'} of ${name}${type ? ` for ${type.toLowerCase()}` : ''}: what was asked, what was done, and what came of it.`,
    fallback: 'Work of {name}',
    ending: 'A case of {name}.',
  },
  insights: {
    empty: {
      statement: (category) => `No articles ${category ? `about ${category}` : ''} yet.`.replace(/ +/g, ' '),
      text: () => 'Until there are some, ask us what you wanted to know.',
    },
    describe: (page, category) =>
      `${page > 1 ? `Page ${page} of our articles` : 'Articles'}${category ? ` about ${category.toLowerCase()}` : ''}, written for the people whom we work for and others who have the same questions.`,
    ending: 'An article by {name}.',
    description: 'Articles, written for the people whom we work for.',
  },
  jobs: {
    none: 'No job is open today. You are welcome to write to us all the same.',
    open: { one: 'job open', several: 'jobs open' },
    closed: {
      title: 'This job is closed – {name}',
      description: 'The job that was here is closed. These are the ones that are open, and an address for others.',
      heading: { text: 'This job is closed' },
      note: { icon: 't', name: 'Closed', text: 'The jobs that are open are below.' },
    },
    titleOf: (job) => `${job}: a job`,
    descriptionOf: (job, name) => `${job} at ${name}.`,
    ending: 'Apply by the form or by email.',
    benefits: [],
    plan: {
      heading: 'What the first year looks like',
      header: { icon: 't', label: '', name: 'The first year' },
    },
    apply: {
      promise: { poster: '2 weeks', text: 'We answer every application within two weeks.' },
      statement:
        'Name, email and CV are required. We use what you send to judge your application, and for nothing else.',
    },
    receipt: 'Thank you for your application. We answer within two weeks.',
  },
  personalData: {
    version: '2026-11-30',
    enquiry: {
      purpose: 'To answer you.',
      needed:
        'Name and email, to answer you. The form asks for company, phone and message too, so that we answer well; for a call we need the phone number. A file is your choice.',
      kept: 'The page that you wrote from, its language and the time.',
      seenBy: 'Our people, and the firms that carry our mail and keep our records for us.',
      howLong: '{months} months, then it is erased.',
      rights: 'Ask for a copy, a correction or erasure: {name}, {address}, {email}.',
    },
    application: {
      purpose: 'To judge your application, and to answer you.',
      needed: 'Name, email and CV: without them we cannot consider it. The rest is your choice.',
      kept: 'The job that you applied for, the language of its page and the time.',
      seenBy: 'Our people, and the firms that carry our mail and keep our records for us.',
      howLong: '{months} months at most, then it is erased.',
      rights: 'Ask for a copy, a correction or erasure: {name}, {address}, {jobs-email}.',
    },
  },
  search: {
    title: 'Search – {name}',
    description: 'Search the pages of {name}: services, work, articles and jobs, by one word or several.',
    prices: {},
    titleOf: (query, name) => `Search: ${query} – ${name}`,
    words: {
      empty: 'One word is enough.',
      nothing: 'Nothing was found. Fewer letters often help.',
      elsewhere: [{ href: '/', label: 'Home' }, contact],
    },
  },
  notFound: {
    title: 'Page not found – {name}',
    description: 'There is no page at this address. It may have moved, or the address has a mistake.',
    drawings: [],
    pale: [],
    heading: '404: there is no page at this address',
    text: 'There is no page at this address. It may have moved, or the address has a mistake.',
    hint: '',
    won: { before: '', after: '' },
  },
  away: {
    title: `Not available – ${brand.name}`,
    description: 'This page is not available at the moment. Please try again in a few minutes.',
    kicker: 'Error 503',
    heading: 'Not available.',
    text: 'This page is not available at the moment. Please try again in a few minutes, or write to ',
    rest: 'All other pages are still here.',
    first: { href: '', label: 'Try again' },
    elsewhere: [contact],
  },
  previewOver: {
    title: `This preview is over – ${brand.name}`,
    description: 'The link to this draft has expired or was withdrawn. Its sender can make a new one.',
    kicker: 'Preview of a draft',
    heading: 'This preview is over.',
    text: 'The link has expired, or was withdrawn. Ask its sender for a new one, or write to ',
    rest: 'If the draft was published since, it is on the site.',
    first: { href: '/', label: 'See the site' },
    elsewhere: [contact],
  },
  draftCard: 'Draft',
  signIn: {
    heading: 'Sign in',
    note: 'For the people who run the site. To write to us, use the {contact page}.',
  },
};

/** Pictures, films and marks of the pages: found in the lists `site-*.json`. */
const picture = pictureFinder<string>(pictures);

export const artwork: Artwork = {
  picture,
  film: filmFinder<string>(films, (name) => picture(`films/${name}`, ''), '2026-01-01T00:00:00Z'),
  pictureNames: Object.keys(pictures),
  filmNames: Object.keys(films),
  mark: markFinder<string>(marks),
  markNames: Object.keys(marks),
  content: Object.entries<{ width: number; height: number }>(contentPictures).map(([name, { width, height }]) => ({
    name,
    width,
    height,
  })),
};
