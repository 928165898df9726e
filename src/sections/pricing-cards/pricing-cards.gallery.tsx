import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import type { PricingCard } from './pricing-card.ts';
import { PricingCards } from './pricing-cards.tsx';

export const shopPlans: readonly PricingCard[] = [
  {
    title: 'Shopify',
    price: 'HK$150,000',
    subprice: 'Start from',
    amount: [150_000],
    text: 'Quick to sea, easy to crew.',
    tags: ['Theme designed and built for you', 'Payments, delivery, tax', 'Your team trained'],
    bottomtext: 'Launch in 2 months',
    plan: 'Shopify',
  },
  {
    title: 'Craft Commerce',
    price: 'HK$300,000',
    subprice: 'Start from',
    amount: [300_000],
    text: 'Shop and story in one hull.',
    tags: ['Editorial pages beside products', 'Checkout drawn to order', 'English and Chinese, one source'],
    bottomtext: 'Launch in 3 months',
    flag: 'Most popular',
    plan: 'Craft Commerce',
  },
  {
    title: 'Magento',
    price: 'HK$600,000',
    subprice: 'Start from',
    amount: [600_000],
    text: 'Heavy freight, many ports.',
    tags: ['Large catalogues, trade prices', 'Several shops, one stockroom', 'Joined to the systems you have'],
    bottomtext: 'Launch in 5 months',
    plan: 'Magento',
  },
];

const searchPlans: readonly PricingCard[] = [
  {
    title: 'Discovery Audit',
    price: 'HK$10,000–15,000',
    subprice: 'Price range',
    amount: [10_000, 15_000],
    text: 'Once. Yours to keep, whoever does the work.',
    tags: ['Technical, content and link audit', 'Keyword map in two languages', 'A list in order of effect'],
    plan: 'Discovery Audit',
  },
  {
    title: 'Starter SEO Plan',
    price: 'HK$8,000–12,000',
    subprice: 'Price range',
    amount: [8_000, 12_000],
    text: 'Billed monthly.',
    tags: ['1 topic per 2 months', 'Sites up to 50 pages', 'Monthly report'],
    flag: 'Most popular',
    plan: 'Starter SEO Plan',
  },
  {
    title: 'Advanced SEO plan',
    price: 'HK$15,000–20,000',
    subprice: 'Price range',
    amount: [15_000, 20_000],
    text: 'Billed monthly.',
    tags: ['2 topics per 2 months', 'Sites over 50 pages', 'Monthly report'],
    plan: 'Advanced SEO plan',
  },
];

export const hourPlans: readonly PricingCard[] = [
  {
    title: '25 hours a quarter',
    picture: artwork.picture('services/maintenance-block-1', 'A low block with 25 lit windows'),
    price: 'HK$33,750',
    subprice: 'HK$1,350 an hour',
    amount: [33_750],
    text: 'A brochure site that must not embarrass you.',
    plan: '25 hours',
  },
  {
    title: '50 hours a quarter',
    picture: artwork.picture('services/maintenance-block-2', 'A block with 50 lit windows and a watchman on its roof'),
    price: 'HK$63,750',
    subprice: 'HK$1,275 an hour',
    amount: [63_750],
    text: 'A site with an editor and a plan.',
    plan: '50 hours',
  },
  {
    title: '100 hours a quarter',
    picture: artwork.picture('services/maintenance-block-3', 'A tower with 100 lit windows'),
    price: 'HK$115,000',
    subprice: 'HK$1,150 an hour',
    amount: [115_000],
    text: 'A shop. Sales happen, so do sale days.',
    plan: '100 hours',
  },
  {
    title: '150 hours a quarter',
    picture: artwork.picture('services/maintenance-block-4', 'A tall tower with 150 lit windows'),
    price: 'HK$157,500',
    subprice: 'HK$1,050 an hour',
    amount: [157_500],
    text: 'Several sites, two languages, no quiet weeks.',
    plan: '150 hours',
  },
];

export const gallery: Gallery = [
  {
    state: 'depths',
    content: (
      <PricingCards
        heading="Backend Framework Pricing"
        headingLines={{
          wide: [
            { text: 'Backend framework', cap: 5.4 },
            { text: 'Pricing', cap: 13.5 },
          ],
          narrow: [
            { text: 'Backend', cap: 13 },
            { text: 'Framework', cap: 15 },
            { text: 'Pricing', cap: 25 },
          ],
        }}
        cards={shopPlans}
        variant="depths"
        note="Platform fees and payment charges are separate. We list every one before you sign."
      />
    ),
  },
  {
    state: 'scale',
    ground: 'paper2',
    content: (
      <PricingCards
        heading="Three prices. We would rather give you a range than a surprise."
        voice="statement"
        cards={searchPlans}
        variant="scale"
      />
    ),
  },
  {
    state: 'blocks',
    ground: 'accent3',
    content: (
      <PricingCards
        heading="Package pricing"
        voice="hidden"
        cards={hourPlans}
        variant="blocks"
        note="Minimum term 6 months, which is 2 quarters. Hours do not roll over."
      />
    ),
  },
  { state: 'plain', content: <PricingCards heading="Three ways to open a shop" cards={shopPlans} /> },
  {
    state: 'plain four',
    content: (
      <PricingCards
        heading="Hours by the quarter"
        voice="statement"
        cards={hourPlans.map(({ picture: _, ...card }) => card)}
        note="Hours do not roll over."
      />
    ),
  },
];
