import type { Token } from '../../src/domain/facts.ts';
import * as priced from './prices.ts';

/**
 * The names of the facts, for copy: what it says of the agency is kept once, in the list of facts, and changed there by whoever runs the
 * site. `claims.ts` and `prices.ts` have what the facts begin with.
 */
export const claims = {
  foundedIn: '{founded}',
  projects: '{projects}',
  years: '{years}',
  yearsOnServicePages: '{years-of-shops}',
  partners: '{partners}',
  people: '{people}',
  supportClients: '{support-clients}',
  shopifyYears: '{shopify-years}',
  carpets: '{carpets}',
  contentPieces: '{content-pieces}',
  pages: '{pages-moved}',
  templates: '{templates}',
  clientsReached: '{clients-reached}',
  conversionRise: '{conversion-rise}',
  orderValueRise: '{order-value-rise}',
  fasterDevelopment: '{faster-development}',
} as const;

const [shop, craft, magento] = priced.ecommercePlans;

export const ecommercePlans = [
  { ...shop, price: '{shop-shopify}', launch: '{shop-shopify-launch}' },
  { ...craft, price: '{shop-craft}', launch: '{shop-craft-launch}' },
  { ...magento, price: '{shop-magento}', launch: '{shop-magento-launch}' },
] as const;

/** A fact at the beginning of a line. */
export const capital = (token: Token): Token => `${token.slice(0, -1)}:capital}` as Token;

/** A sum without its currency. */
export const plain = (token: Token): Token => `${token.slice(0, -1)}:plain}` as Token;

export const maintenancePlans = priced.maintenancePlans.map(({ hours }) => ({
  hours,
  price: `{hours-${hours}}` as const,
  hourly: `{hours-${hours}-each}` as const,
}));

export const maintenanceTerms = {
  minimum: '{hours-minimum}',
  rollOver: '{hours-roll-over}',
  payAsYouGo: { hourly: '{hour}', validity: '{hour-validity}' },
  topUp: '{hours-top-up}',
} as const;

export const shopify = {
  launchWeeks: '{shopify-launch}',
  launchWeeksElsewhere: '{shopify-launch-small}',
  complexStore: '{shopify-complex}',
  platformPlans: ['{shopify-basic}', '{shopify-standard}', '{shopify-advanced}', '{shopify-plus}'],
  trial: '{shopify-trial}',
  discounts: { annual: '{shopify-annual}', biennial: '{shopify-biennial}' },
} as const;

const [audit, starter, advanced] = priced.seoPlans;

export const seoPlans = [
  { ...audit, from: '{seo-audit-from}', to: '{seo-audit-to}' },
  { ...starter, from: '{seo-starter-from}', to: '{seo-starter-to}' },
  { ...advanced, from: '{seo-advanced-from}', to: '{seo-advanced-to}' },
] as const;

/** `HK$8,000–12,000` */
export const seoPrice = ({ from, to }: { readonly from: Token; readonly to: Token }): string => `${from}–${plain(to)}`;

export const durations = {
  emailProjects: '{email-projects}',
  emailWeeks: '{email-weeks}',
  seoResults: '{seo-results}',
  webDesignSmall: '{site-small-time}',
  webDesignLarge: '{site-large-time}',
  webDesignSmallPages: '{site-small-pages}',
  quote: '{quote-time}',
  optOut: '{opt-out}',
} as const;

export const webDesignOffer = { ...priced.webDesignOffer, lowest: '{site-from}', highest: '{site-to}' } as const;
