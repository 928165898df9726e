import { brand } from '../../src/config/brand/facts.ts';
import type { Token } from '../../src/domain/facts.ts';
import type { ServicePrice } from '../../src/domain/navigation.ts';
import {
  durations,
  ecommercePlans,
  maintenancePlans,
  plain,
  seoPlans,
  shopify,
  webDesignOffer,
} from './fact-tokens.ts';

const currency = brand.currency.symbol;
const range = (from: string, to: string): string => `${from}–${to}`;
const figures = (token: Token): string => `${token.slice(0, -1)}:figures}`;
const thousandsOf = (token: Token): string => `${token.slice(0, -1)}:thousands}`;
/** A sum as a Hong Kong price list has it: `HK$15萬`. */
const wanOf = (token: Token): string => `${token.slice(0, -1)}:wan}萬`;

const shop = plain(ecommercePlans[0].price);
const launch = figures(shopify.launchWeeks);
const quarter = plain(maintenancePlans[0]?.price ?? '{hour}');
const month = plain(seoPlans[1].from);
const letters = durations.emailWeeks;
const { lowest, highest } = webDesignOffer;
const thousands = range(thousandsOf(lowest), thousandsOf(highest));

export const pricesHead = { name: 'Price list', text: 'Fares, please: what it costs, or how long it takes.' };

/** The six services that have a price list, or at least a time table: figures are the facts'. */
export const prices: readonly ServicePrice[] = [
  {
    href: '/services/ecommerce',
    label: 'E-commerce',
    short: 'E-commerce',
    line: 'Shops that survive a sale day.',
    parts: [{ before: 'from', currency, figure: shop }],
    poster: { figure: shop, unit: `from ${currency}` },
    plate: { name: '網上商店', price: `${currency}${shop}起` },
  },
  {
    href: '/services/shopify-hong-kong',
    label: 'Shopify',
    short: 'Shopify',
    line: 'Quick to sea, easy to crew.',
    parts: [{ before: 'from', currency, figure: shop }],
    poster: { figure: launch, unit: `weeks, from ${currency}${shop}` },
    plate: { name: '開網店', price: `${launch}星期` },
  },
  {
    href: '/services/website-maintenance',
    label: 'Website maintenance',
    short: 'Maintenance',
    line: 'Thirteen weeks of somebody watching.',
    parts: [{ before: 'from', currency, figure: quarter, after: 'a quarter' }],
    poster: { figure: quarter, unit: `${currency} a quarter, from` },
    plate: { name: '網站保養', price: `每季${currency}${quarter}起` },
  },
  {
    href: '/services/seo',
    label: 'SEO',
    short: 'SEO',
    line: 'Found by people already in the street.',
    parts: [{ before: 'from', currency, figure: month, after: 'a month' }],
    poster: { figure: month, unit: `${currency} a month, from` },
    plate: { name: '搜尋優化', price: `每月${currency}${month}起` },
  },
  {
    href: '/services/email-marketing-hong-kong',
    label: 'Email marketing',
    short: 'Email marketing',
    line: 'Post expected before lunch.',
    parts: [
      { figure: '6', after: 'weeks to' },
      { figure: '6', after: 'months' },
    ],
    poster: { figure: letters, unit: 'weeks a project' },
    plate: { name: '電郵推廣', price: '6星期至6個月' },
  },
  {
    href: '/services/web-design-hong-kong',
    label: 'Web design Hong Kong',
    short: 'Web design, HK',
    line: 'What a website costs here, and why.',
    parts: [{ currency, figure: range(plain(lowest), plain(highest)) }],
    poster: { figure: thousands, unit: `thousand ${currency}` },
    plate: { name: '香港網頁設計', price: `${currency}${range(wanOf(lowest), wanOf(highest))}` },
  },
];
