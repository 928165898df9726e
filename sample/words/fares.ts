import type { Fare } from '../../src/shared/navigation.ts';
import { durations, ecommercePlans, maintenancePlans, seoPlans, shopify, webDesignOffer } from './prices.ts';

/** The six services that have a price list, or at least a time table: figures come from `prices.ts`. */
const currency = 'HK$';
const figureOf = (amount: number): string => amount.toLocaleString('en-GB');
const range = (from: number | string, to: number | string): string => `${from}–${to}`;

const shop = figureOf(Math.min(...ecommercePlans.map(({ price }) => Number(price.replaceAll(/\D/g, '')))));
const launch = range(...numbersOf(shopify.launchWeeks));
const quarter = figureOf(Math.min(...maintenancePlans.map(({ price }) => price)));
const month = figureOf(Math.min(...seoPlans.map(({ from }) => from)));
const [firstWeeks, lastMonths] = numbersOf(durations.emailProjects);
const letters = range(firstWeeks, Math.round((lastMonths * 52) / 12));
const { lowest, highest } = webDesignOffer;
const thousands = range(lowest / 1000, highest / 1000);

function numbersOf(text: string): [number, number] {
  const [first = 0, second = 0] = [...text.matchAll(/\d+/g)].map(Number);
  return [first, second];
}

export const faresHead = { name: 'Fares', text: 'What it costs, or how long it takes.' };

export const fares: readonly Fare[] = [
  {
    href: '/services/ecommerce',
    label: 'E-commerce',
    short: 'E-commerce',
    line: 'Shops that survive a sale day.',
    parts: [{ before: 'from', currency, figure: shop }],
    poster: { figure: shop, unit: `from ${currency}` },
    plate: { name: '網上商店', fare: `${currency}${shop}起` },
  },
  {
    href: '/services/shopify-hong-kong',
    label: 'Shopify',
    short: 'Shopify',
    line: 'Quick to sea, easy to crew.',
    parts: [{ figure: launch, after: 'weeks' }],
    poster: { figure: launch, unit: 'weeks to launch' },
    plate: { name: '開網店', fare: `${launch}星期` },
  },
  {
    href: '/services/website-maintenance',
    label: 'Website maintenance',
    short: 'Maintenance',
    line: 'Thirteen weeks of somebody watching.',
    parts: [{ before: 'from', currency, figure: quarter, after: 'a quarter' }],
    poster: { figure: quarter, unit: `${currency} a quarter, from` },
    plate: { name: '網站保養', fare: `${currency}${quarter}一季` },
  },
  {
    href: '/services/seo',
    label: 'SEO',
    short: 'SEO',
    line: 'Found by people already in the street.',
    parts: [{ before: 'from', currency, figure: month, after: 'a month' }],
    poster: { figure: month, unit: `${currency} a month, from` },
    plate: { name: '搜尋優化', fare: `${currency}${month}一個月` },
  },
  {
    href: '/services/email-marketing-hong-kong',
    label: 'Email marketing',
    short: 'Email marketing',
    line: 'Post expected before lunch.',
    parts: [
      { figure: String(firstWeeks), after: 'weeks to' },
      { figure: String(lastMonths), after: 'months' },
    ],
    poster: { figure: letters, unit: 'weeks a project' },
    plate: { name: '電郵推廣', fare: `${letters}星期` },
  },
  {
    href: '/services/web-design-hong-kong',
    label: 'Web design Hong Kong',
    short: 'Web design, HK',
    line: 'What a website costs here, and why.',
    parts: [{ currency, figure: range(figureOf(lowest), figureOf(highest)) }],
    poster: { figure: thousands, unit: `thousand ${currency}` },
    plate: { name: '香港網頁設計', fare: `${currency}${thousands}千` },
  },
];
