import { brand } from '../../src/config/brand/facts.ts';
import type { Words } from '../../src/content/words.ts';
import type { ServicePrice } from '../../src/domain/navigation.ts';
import type { PriceInShort } from '../../src/domain/search-results.ts';
import { type SitePictureName, sitePicture } from './artwork.ts';
import { prices } from './price-list.ts';

/** The beginning of a fare, as a result of a search has room for it. */
const inShort = ({ href, parts }: ServicePrice): [string, PriceInShort][] =>
  parts
    .slice(0, 1)
    .map(({ before, currency, figure, after }) => [
      href,
      { before: [before, currency].filter(Boolean).join(' '), figure, after: after?.replace(/ to$/, '') ?? '' },
    ]);

export const search: Words['search'] = {
  title: 'Search – {name}',
  titleOf: (query, name) => `Search: ${query} – ${name}`,
  description: `Search the work, articles, services and jobs of {name}, a web agency in Hong Kong.`,
  prices: { '/strategy': { figure: '2–4', after: 'weeks' }, ...Object.fromEntries(prices.flatMap(inShort)) },
  words: {
    empty: 'A client, a trade, a worry: one word is enough.',
    nothing: 'Nothing here under that name. Fewer letters often help.',
    elsewhere: [
      { href: '/work', label: 'All work' },
      { href: '/insights', label: 'All articles' },
      { href: '/#services', label: 'Services' },
      { href: '/jobs', label: 'Jobs' },
    ],
  },
};

const drawings = Array.from({ length: 20 }, (_, index) =>
  sitePicture(`icons/lost-${String(index + 1).padStart(2, '0')}` as SitePictureName, ''),
);

export const notFound: Words['notFound'] = {
  title: 'Page not found – {name}',
  description:
    'No page at this address. It may have moved, or was never hoisted. The way back to the home page is one link away.',
  drawings,
  pale: [7, 13, 19, 20].flatMap((number) => drawings[number - 1] ?? []),
  heading: '404: no page at this address',
  sign: { chinese: '此路不通', english: 'No through road' },
  text: 'No page at this address. It may have moved, or was never hoisted.',
  hint: 'Everything has come loose. You can take it down, one thing at a time.',
  won: { before: 'All ', after: ' lowered. Fair weather, and the way home is clear.' },
};

export const away: Words['away'] = {
  title: `The content is away – ${brand.name}`,
  description:
    'Our work and our articles are kept in another building, and it is not answering. Please try again in a few minutes.',
  kicker: 'Error 503',
  heading: 'The content is away.',
  text: 'Our work and our articles are kept in another building, and it is not answering. Please try again in a few minutes, or write to ',
  rest: 'Everything else on this site is still here.',
  first: { href: '', label: 'Try again' },
  elsewhere: [
    { href: '/web-design', label: 'Services' },
    { href: '/contact-us', label: 'Contact us' },
  ],
};

export const previewOver: Words['previewOver'] = {
  title: `This preview is over – ${brand.name}`,
  description: 'The link to this draft has ended or was taken back. Whoever sent it can make a new one.',
  kicker: 'Preview of a draft',
  heading: 'This preview is over.',
  text: 'The link has ended, or was taken back. Ask whoever sent it to you for a new one, or write to ',
  rest: 'If it was published since, it is on the site.',
  first: { href: '/', label: 'See the site' },
  elsewhere: [{ href: '/contact-us', label: 'Contact us' }],
};

export const draftCard: Words['draftCard'] = 'Not yet afloat';

export const signIn: Words['signIn'] = {
  heading: 'Come in out of the\u00a0weather',
  note: 'For the people who run the site. If you came to write to us, the {contact page} is next door.',
};
