import { formatMoney } from '../../src/config/brand/money.ts';

/** Every price, duration and count of the services, as section 9 of the specification lists them, money spelt one way (docs/departures.md). Pages print from here. */

export const ecommercePlans = [
  { name: 'Shopify', price: formatMoney(150_000), launch: 'launch in 2 months', featured: false },
  { name: 'Craft Commerce', price: formatMoney(300_000), launch: 'launch in 3 months', featured: true },
  { name: 'Magento', price: formatMoney(600_000), launch: 'launch in 5 months', featured: false },
] as const;

/** Hours in a quarter, in the brand's currency. */
export const maintenancePlans = [
  { hours: 25, price: 33_750, hourly: 1_350 },
  { hours: 50, price: 63_750, hourly: 1_275 },
  { hours: 100, price: 115_000, hourly: 1_150 },
  { hours: 150, price: 157_500, hourly: 1_050 },
] as const;

export const maintenanceTerms = {
  minimum: 'Minimum term 6 months (2 quarters)',
  rollOver: 'no roll-over of hours',
  payAsYouGo: { hourly: 1_550, validity: 'valid 6 months' },
  topUp: 'A top-up of hours resets the validity date',
} as const;

export const shopify = {
  /** From the day the content is ready. The plan's two months count from signing. */
  launchWeeks: '4–8 weeks',
  /** For a small shop whose content is ready; stated so in another place of the same page. */
  launchWeeksElsewhere: '4–6 weeks',
  complexStore: `${formatMoney(250_000)}–350,000`,
  /** What the platform itself charged a month in 2022, in US dollars. */
  platformPlans: ['$29', '$79', '$299', '$2,000'],
  trial: '14-day trial',
  discounts: { annual: '10% off annual', biennial: '20% off biennial' },
} as const;

/** Price ranges of search engine optimisation; the plans are billed monthly. */
export const seoPlans = [
  { name: 'Discovery Audit', from: 10_000, to: 15_000, featured: false },
  {
    name: 'Starter SEO Plan',
    from: 8_000,
    to: 12_000,
    featured: true,
    topics: '1 topic per 2 months',
    pages: 'up to 50 pages',
  },
  {
    name: 'Advanced SEO plan',
    from: 15_000,
    to: 20_000,
    featured: false,
    topics: '2 topics per 2 months',
    pages: 'over 50 pages',
  },
] as const;

/** `HK$8,000–12,000` */
export const seoPrice = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatMoney(from)}–${to.toLocaleString('en-GB')}`;

export const durations = {
  emailProjects: '6 weeks to 6 months',
  seoResults: '6–12 months',
  webDesignSmall: '12 weeks',
  webDesignLarge: '4 to 6 months',
  webDesignSmallPages: 25,
  quote: '2 to 3 weeks',
  optOut: '5 to 10 business days',
} as const;

/** What the web design page's structured data offers. */
export const webDesignOffer = { lowest: 150_000, highest: 600_000, rating: 5, reviews: 3, offers: 1 } as const;
