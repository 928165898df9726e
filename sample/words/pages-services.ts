import type { StaticPage } from './static-page.ts';

const ecommerce: StaticPage = {
  path: '/services/ecommerce',
  title: 'E-commerce websites, Hong Kong – {name}',
  description:
    'Online shops on Shopify, Craft Commerce and Magento, designed and built in Hong Kong. Projects start from {shop-shopify} and launch in 2 to 5 months.',
  ground: 'accent4',
  water: 'accent3',
  current: 'services',
  shapes: [{ shape: 'disc', ink: 'accent5', place: 'small' }],
  heading: {
    text: 'E-commerce',
    wide: [{ text: 'E-COMMERCE', cap: 15.8 }],
    narrow: [
      { text: 'E-COM-', cap: 27 },
      { text: 'MERCE', cap: 31 },
    ],
  },
  note: { icon: 'triangle', name: 'E-commerce', text: 'From {shop-shopify}. Market open, three ships in.' },
  statement: 'A shop is a promise with a delivery date.',
};

const shopify: StaticPage = {
  path: '/services/shopify-hong-kong',
  title: 'Shopify agency, Hong Kong – {name}',
  description:
    'Shopify design and development in Hong Kong by a team with {shopify-years} of Shopify experience. A store launches in 4 to 8 weeks once its content is ready.',
  ground: 'accent6',
  water: 'accent2',
  current: 'services',
  shapes: [{ shape: 'disc', ink: 'accent4', place: 'small' }],
  heading: {
    text: "Hong Kong's Leading Shopify Agency",
    wide: [
      { text: 'HONG KONG’S LEADING', cap: 6.2 },
      { text: 'SHOPIFY', cap: 15.5 },
      { text: 'AGENCY', cap: 10.8 },
    ],
    narrow: [
      { text: 'HONG KONG’S', cap: 14 },
      { text: 'LEADING', cap: 21 },
      { text: 'SHOPIFY', cap: 25 },
      { text: 'AGENCY', cap: 18 },
    ],
  },
  note: { icon: 't-inverted', name: 'Shopify', text: 'Stores from {shop-shopify}. Fair wind for small craft.' },
  statement: 'Open in four to eight weeks, and run it yourself from then on.',
};

const maintenance: StaticPage = {
  path: '/services/website-maintenance',
  title: 'Website Maintenance, Hong Kong – {name}',
  description:
    'Website maintenance by the hour in Hong Kong: 25, 50, 100 or 150 hours a quarter from {hours-25}, or pay as you go at {hour} an hour.',
  ground: 'paper2',
  water: 'accent3',
  current: 'services',
  shapes: [{ shape: 't', ink: 'accent2', place: 'between' }],
  heading: {
    text: 'Website Maintenance',
    wide: [
      { text: 'WEBSITE', cap: 11, share: 0.56 },
      { text: 'MAINTENANCE', cap: 14.6 },
    ],
    narrow: [
      { text: 'WEBSITE', cap: 22 },
      { text: 'MAINTENANCE', cap: 26 },
    ],
  },
  note: { icon: 'cross', name: 'Maintenance', text: 'From {hours-25} a quarter. Someone has left the light on.' },
  statement: 'The cheapest hour is the one before something breaks.',
};

const seo: StaticPage = {
  path: '/services/seo',
  title: 'SEO Hong Kong – {name}',
  description:
    'Search engine optimisation in Hong Kong: a Discovery Audit from {seo-audit-from} and monthly plans from {seo-starter-from}. Results take 6 to 12 months.',
  ground: 'accent4',
  water: 'accent1',
  current: 'services',
  shapes: [{ shape: 'disc', ink: 'paper2', place: 'small' }],
  heading: {
    text: 'SEO HONG KONG',
    wide: [
      { text: 'SEO', cap: 17, share: 0.56 },
      { text: 'HONG KONG', cap: 12.4 },
    ],
    narrow: [
      { text: 'SEO', cap: 40 },
      { text: 'HONG KONG', cap: 17.8 },
    ],
  },
  note: {
    icon: 'triangle-down',
    name: 'SEO',
    text: 'From {seo-starter-from} a month. Visibility improving slowly, then well.',
  },
  statement: 'Being found is slow work. We say how slow before you pay.',
};

const email: StaticPage = {
  path: '/services/email-marketing-hong-kong',
  title: 'Email Marketing, Hong Kong – {name}',
  description:
    'Email marketing in Hong Kong: platform choice, templates, automatic messages and lists that people asked to be on. Projects take 6 weeks to 6 months.',
  ground: 'accent5',
  water: 'accent4',
  current: 'services',
  shapes: [{ shape: 'triangle', ink: 'accent1', place: 'small' }],
  heading: {
    text: 'Email Marketing Hong Kong',
    wide: [
      { text: 'EMAIL', cap: 12.5, share: 0.6 },
      { text: 'MARKETING', cap: 8.2 },
      { text: 'HONG KONG', cap: 12 },
    ],
    narrow: [
      { text: 'EMAIL', cap: 30 },
      { text: 'MARKETING', cap: 16 },
      { text: 'HONG KONG', cap: 17.8 },
    ],
  },
  note: { icon: 't', name: 'Email marketing', text: 'Post expected before lunch.' },
  statement: 'Write to people who asked, about something they can use.',
};

const webDesignHongKong: StaticPage = {
  path: '/services/web-design-hong-kong',
  title: 'Web design, Hong Kong – {name}',
  description:
    'Web design in Hong Kong from first question to launch: 12 weeks for a site under 25 pages, 4 to 6 months for a larger one, a quote in 2 to 3 weeks.',
  ground: 'paper',
  water: 'accent5',
  current: 'services',
  shapes: [{ shape: 'hourglass', ink: 'accent3', place: 'between' }],
  heading: {
    text: 'Web Design Hong Kong',
    wide: [
      { text: 'WEB DESIGN', cap: 11.6, share: 0.62 },
      { text: 'HONG KONG', cap: 16 },
    ],
    narrow: [
      { text: 'WEB', cap: 28 },
      { text: 'DESIGN', cap: 21 },
      { text: 'HONG KONG', cap: 17.8 },
    ],
  },
  note: { icon: 'hourglass', name: 'Web design', text: 'Twelve weeks, then fair.' },
  statement: 'Twelve weeks, if your words are ready. We help with the words.',
};

export const otherServicePages: readonly StaticPage[] = [
  ecommerce,
  shopify,
  maintenance,
  seo,
  email,
  webDesignHongKong,
];
