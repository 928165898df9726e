import { siteFilm, sitePicture } from '../artwork.ts';
import { claims, ecommercePlans, shopify } from '../fact-tokens.ts';
import { testimonialsOnShopify } from '../testimonials.ts';
import { filmsOf, loopsOf } from '../work-films.ts';

/** The copy of the Shopify page from its work on, and the forecasts of all its sections. */
export const works = {
  heading: 'Three counters we built on Shopify, and what they took in.',
  items: [
    {
      title: 'Arabica',
      subject: 'Coffee roaster',
      tags: 'Store design, theme build',
      slug: 'arabica',
      description: `One roaster, one cart. A ${claims.conversionRise} rise in conversion once the counter was cleared.`,
      outlook: 'Warm, strong by Thursday',
      icon: 't-inverted' as const,
      picture: sitePicture('work/arabica-illustration', 'A cup of coffee from above, on a dark green table.'),
      screen: sitePicture('work/arabica-page', 'The shop of Arabica, three bags of beans.'),
      film: siteFilm('arabica-tour', 'A walk through the Arabica website, from the roastery to the bag.'),
    },
    {
      title: 'Only Beverages',
      subject: 'Canned drinks',
      tags: 'Store design, box builder',
      slug: 'only-beverages',
      description: `Cans are sold by the box now, filled by thumb: a ${claims.orderValueRise} rise in order value.`,
      outlook: 'Cold, with bright intervals',
      icon: 'hourglass' as const,
      picture: sitePicture('work/only-beverages-illustration', 'Cans in bright flat colours.'),
      screen: sitePicture('work/only-beverages-page', 'The shop of Only Beverages, cans in a box.'),
    },
    {
      title: 'Love from Blue',
      subject: 'Cards and small gifts',
      tags: 'Store design, templates',
      slug: 'love-from-blue',
      description: `${claims.templates} card templates, each for an occasion that somebody had.`,
      outlook: 'Fair, posted before four',
      icon: 't' as const,
      picture: sitePicture('work/love-from-blue-illustration', 'Cut paper cards and an envelope.'),
      screen: sitePicture('work/love-from-blue-page', 'The shop of Love from Blue, cards by occasion.'),
    },
  ],
};

export const fourth = {
  statement: 'The fourth counter could be yours.',
  paragraph: `A store starts from ${ecommercePlans[0].price} and opens in ${shopify.launchWeeks} once its content is ready. Tell us what is on your shelf, and what a customer asks before buying it.`,
  onward: { href: '/contact-us#form', label: 'Ask about a store' },
};

export const writing = {
  statement: 'Have our sum in writing.',
  paragraph:
    'Say how many products, how many languages, and what has to talk to what. You get one sum and one date from us, and a list of every charge that is not ours.',
  onward: { href: '/contact-us#form', label: 'Ask for a sum' },
};

export const plus = {
  title: 'Shopify Plus, when the queue goes round the block',
  text: [
    'Plus is the same harbour with deeper berths: a checkout that can be changed, trade prices, several shops under one roof. It also costs more each month than many shops earn in their first.',
    'We tell you when you need it. The signs are plain: a sale day that frightens you, a second country with its own stock, a trade customer who still orders by fax. Until then, the smaller plan and a good theme take you further.',
  ],
  button: { text: 'Learn more', about: 'about {name}', link: '/' },
  picture: sitePicture('services/shopify-info-3', 'A red till, a card, a van and a wall of parcel lockers.'),
};

const shops = ['arabica', 'only-beverages', 'love-from-blue'] as const;

const walks = filmsOf(...shops).map(({ title, film }) => ({ title: `${title}, the shop`, film }));

/** A scene from the world of each shop across from a walk through the shop itself, on the left and on the right by turns. */
const acrossFrom = loopsOf(...shops).map((loop, index) =>
  index % 2 === 0 ? [loop, walks[index]] : [walks[index], loop],
);

export const scenes = {
  heading: 'What three Shopify shops sell, and how it is sold',
  items: [0, 1].flatMap((column) => acrossFrom.flatMap((row) => row[column] ?? [])),
};

export const testimonials = { heading: 'Said over the counter', testimonials: testimonialsOnShopify };

/** Eight signals, each once and rising; a section whose title says what a hoist would say has none. */
export const headers = {
  cta: { icon: 't', label: 'No. 1', name: 'From brief to first sale', note: 'Visibility good. Light winds.' },
  services: {
    icon: 't-inverted',
    label: 'No. 3',
    name: 'Services we offer',
    heading: true,
    note: 'Six of them. Take one or take the lot.',
  },
  phone: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'On the upper deck',
    note: 'Standing room only. Hold the strap.',
  },
  partners: {
    icon: 'triangle-down',
    label: 'No. 8 SW',
    name: 'Our partners',
    note: `Thirteen of ${claims.partners}: who takes the money, and who brings the parcel.`,
  },
  works: {
    icon: 'double-triangle',
    label: 'No. 8 NE',
    name: 'Selected Work',
    note: 'Three shops, doors open.',
    heading: true,
  },
  words: {
    icon: 'double-triangle-down',
    label: 'No. 8 SE',
    name: 'Testimonials',
    heading: true,
    note: 'Shopkeepers first, then their neighbours.',
  },
  prices: {
    icon: 'hourglass',
    label: 'No. 9',
    name: 'What it costs',
    note: 'Two bills: one from Shopify, one from us.',
  },
  faq: {
    icon: 'cross',
    label: 'No. 10',
    name: 'FAQs',
    heading: true,
    note: 'Ask a tenth and we will answer that too.',
  },
} as const;
