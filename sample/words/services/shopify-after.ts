import { brand } from '../../../src/brand/facts.ts';
import { siteFilm, sitePicture } from '../artwork.ts';
import { claims } from '../claims.ts';

/** The copy of the Shopify page from its work on, and the forecasts of all its sections. */
export const works = {
  heading: 'Four counters we built, and what they took in.',
  items: [
    {
      title: 'Arabica',
      subject: 'Coffee roaster',
      tags: 'Store design, theme build',
      link: '/work/arabica',
      description: `One roaster, one cart. A ${claims.conversionRise} rise in conversion once the counter was cleared.`,
      outlook: 'Warm, strong by Thursday',
      signal: '3' as const,
      picture: sitePicture('work/arabica-illustration', 'A cup of coffee from above, drawn in flat browns.'),
      film: siteFilm('arabica-tour', 'A walk through the Arabica website, from the roastery to the bag.'),
    },
    {
      title: 'Only Beverages',
      subject: 'Canned drinks',
      tags: 'Store design, box builder',
      link: '/work/only-beverages',
      description: `Cans are sold by the box now, filled by thumb: a ${claims.orderValueRise} rise in order value.`,
      outlook: 'Cold, with bright intervals',
      signal: '9' as const,
      picture: sitePicture('work/only-beverages-illustration', 'Cans in bright flat colours.'),
    },
    {
      title: 'Omtis Fine Wines',
      subject: 'Wine merchant',
      tags: 'Search, migration',
      link: '/work/omtis-fine-wines',
      description: 'A cellar found by slope, grower or grandfather, and moved without dropping a bottle.',
      outlook: 'Deep, slow to change',
      signal: '8' as const,
      picture: sitePicture('work/omtis-fine-wines-illustration', 'Bottles of wine in a row.'),
      film: siteFilm(
        'omtis-fine-wines-tour',
        'A walk through the Omtis Fine Wines website, from the cellar to the case.',
      ),
    },
    {
      title: 'Love from Blue',
      subject: 'Cards and small gifts',
      tags: 'Store design, templates',
      link: '/work/love-from-blue',
      description: `${claims.templates} card templates, each for an occasion that somebody had.`,
      outlook: 'Fair, posted before five',
      signal: '1' as const,
      picture: sitePicture('work/love-from-blue-illustration', 'Cut paper cards and an envelope.'),
    },
  ],
};

export const plus = {
  title: 'Shopify Plus, when the queue goes round the block',
  text: [
    'Plus is the same harbour with deeper berths: a checkout that can be changed, trade prices, several shops under one roof. It also costs more each month than many shops earn in their first.',
    'We tell you when you need it. The signs are plain: a sale day that frightens you, a second country with its own stock, a trade customer who still orders by fax. Until then, the smaller plan and a good theme take you further.',
  ],
  button: { text: 'Learn more', about: `about ${brand.name}`, link: '/' },
  picture: sitePicture('services/shopify-info-3', 'A red till, a card, a van and a wall of parcel lockers.'),
};

export const hoists = {
  cta: { signal: '1', number: 'No. 1', name: 'From brief to first sale', forecast: 'Visibility good. Light winds.' },
  services: {
    signal: '3',
    number: 'No. 3',
    name: 'Services we offer',
    forecast: 'Six of them. Take one or take the lot.',
  },
  phone: {
    signal: '8',
    number: 'No. 8 NW',
    name: 'On the upper deck',
    forecast: 'Standing room only. Hold the strap.',
  },
  partners: {
    signal: '8-south-west',
    number: 'No. 8 SW',
    name: 'Our partners',
    forecast: `A procession of ${claims.partners}. It moves when you do.`,
  },
  certified: {
    signal: '8-north-east',
    number: 'No. 8 NE',
    name: 'Certified Partner',
    forecast: 'Checked, badged and still curious.',
  },
  works: { signal: '8-south-east', number: 'No. 8 SE', name: 'Selected Work', forecast: 'Four shops, doors open.' },
  plus: { signal: '9', number: 'No. 9', name: 'Shopify Plus', forecast: 'Heavy traffic expected, eventually.' },
  faq: { signal: '10', number: 'No. 10', name: 'FAQs', forecast: 'Ask a tenth and we will answer that too.' },
} as const;
