import { contactAboutPlan, hoursPlan } from '../../../src/forms/plans.ts';
import type { Ink } from '../../../src/lib/media/colours.ts';
import { siteMarks, sitePicture } from '../artwork.ts';
import { claims, maintenancePlans, maintenanceTerms } from '../fact-tokens.ts';
import { singleHours } from '../plans.ts';

/** The copy of the maintenance page, section by section. All of it is sample content. */
const { payAsYouGo } = maintenanceTerms;

export const scene = sitePicture(
  'services/maintenance-hero',
  'A green and white harbour ferry with signals at work on deck, and one in a cradle painting the hull.',
);

const blocks = [
  {
    text: 'A brochure site that must not embarrass you. Updates, backups, and a change or two a month.',
    picture: sitePicture('services/maintenance-block-1', 'A low block with 25 lit windows.'),
  },
  {
    text: 'A site with an editor and a plan. There is time left over for one small improvement a month.',
    picture: sitePicture('services/maintenance-block-2', 'A block with 50 lit windows and a watchman on its roof.'),
  },
  {
    text: 'A shop. Sales happen, so do sale days. Somebody watches the till with you.',
    picture: sitePicture('services/maintenance-block-3', 'A tower with 100 lit windows.'),
  },
  {
    text: 'Several sites, two languages, no quiet weeks. Close to having a web team across the corridor.',
    picture: sitePicture('services/maintenance-block-4', 'A tall tower with 150 lit windows.'),
  },
] as const;

export const pricing = {
  heading: 'Package pricing',
  cards: maintenancePlans.map(({ hours, price, hourly }, index) => ({
    ...(blocks[index] ?? {}),
    title: `${hours} hours a quarter`,
    plan: hoursPlan(hours),
    price: price,
    subprice: `${hourly} an hour`,
    amount: [price] as const,
  })),
  note: `${maintenanceTerms.minimum}, ${maintenanceTerms.rollOver}: what a quarter does not use, it loses. A month before it ends we send you a list of what the rest could do.`,
};

export const single = {
  title: 'Pay As You Go',
  price: payAsYouGo.hourly,
  statement: 'Per hour, when something creaks.',
  terms: `Hours bought one by one are ${payAsYouGo.validity}. ${maintenanceTerms.topUp}, for the old hours too. No term, no plan, the same people.`,
  button: { href: contactAboutPlan(singleHours), label: 'Ask for an hour' },
};

export const helper = {
  prices: { plans: maintenancePlans, hourly: payAsYouGo.hourly },
  single: singleHours,
  heading: 'How many hours? Less than you fear, mostly.',
  text: 'Say how many hours you want in a quarter, and read what costs least. Sometimes that is the next plan up, sometimes a plan and a few hours more, sometimes no plan at all. We would tell you the same by telephone.',
  hours: 30,
  note: `A plan runs for at least two quarters, so count both before you choose. Single hours keep for 6 months. If you need more than ${maintenancePlans.at(-1)?.hours} hours, ask: that is a team, and we price it as one.`,
};

interface Job {
  readonly title: string;
  readonly text: string;
  readonly icon: 't' | 't-inverted' | 'triangle' | 'triangle-down' | 'hourglass' | 'cross';
  readonly ink: Ink;
  readonly weeks: readonly number[] | 'all';
}

export const help = {
  heading: 'Nine jobs nobody notices until nobody does them.',
  tasks: [
    {
      title: 'Software updates',
      text: 'Core, plug-ins, server. On a copy first, then at an hour when nobody is buying.',
      icon: 'triangle',
      ink: 'ink',
      weeks: [1, 5, 9, 13],
    },
    {
      title: 'Backups, tested',
      text: 'Taken daily and kept elsewhere. Restored once a quarter, to be sure that they can be.',
      icon: 'triangle',
      ink: 'accent3',
      weeks: 'all',
    },
    {
      title: 'Uptime watch',
      text: 'We know before your customers ring, and you know before your chairman does.',
      icon: 'triangle',
      ink: 'accent3',
      weeks: 'all',
    },
    {
      title: 'Security patches',
      text: 'Within the day when it matters. You get one line: what it was, and that it is gone.',
      icon: 'hourglass',
      ink: 'accent1',
      weeks: [2, 3, 6, 8, 11],
    },
    {
      title: 'Speed checks',
      text: 'Weighed monthly on a cheap phone, trimmed when it grows. Pictures are the usual suspects.',
      icon: 't-inverted',
      ink: 'accent2',
      weeks: [4, 8, 12],
    },
    {
      title: 'Content changes',
      text: 'Words, prices, pictures, the new chairman. Send everything in one message and it takes one.',
      icon: 't',
      ink: 'ink',
      weeks: [1, 2, 4, 5, 6, 7, 9, 10, 12],
    },
    {
      title: 'Bug repairs',
      text: 'Found, mended, explained in one line. If we made it, the repair costs you nothing.',
      icon: 'triangle-down',
      ink: 'ink',
      weeks: [3, 7, 8, 11],
    },
    {
      title: 'New features',
      text: 'The small ones that never earn a project: a filter, a form, a page for the fair in March.',
      icon: 'triangle',
      ink: 'accent1',
      weeks: [5, 6, 10, 11],
    },
    {
      title: 'Quarterly report',
      text: 'What we did with your hours, what is left, and what we would do next. One page, no jargon.',
      icon: 'hourglass',
      ink: 'ink',
      weeks: [13],
    },
  ] satisfies readonly Job[],
};

export const clients = {
  heading: `${claims.supportClients} SUPPORT CLIENTS`,
  headingLines: {
    wide: [{ text: `${claims.supportClients} SUPPORT CLIENTS`, cap: 7.6 }],
    narrow: [
      { text: `${claims.supportClients} SUPPORT`, cap: 14 },
      { text: 'CLIENTS', cap: 20 },
    ],
  },
  text: 'Some of them we built for, some came with a site that somebody else had left behind. We take over in two weeks: we read the code, collect the keys, restore a backup and write down what worries us. You get that list whether you stay or not.',
  strip: {
    label: 'Some of our support clients',
    marks: siteMarks(
      'tree',
      'arabica',
      'truflation',
      'lionrock-press',
      'only-beverages',
      'typhoon-tea',
      'omtis-fine-wines',
      'harlech',
    ),
  },
};

export const platforms = {
  heading: 'Platforms we keep running, even the ones somebody else built',
  marks: siteMarks(
    'platform-shopify',
    'platform-craft-commerce',
    'platform-magento',
    'platform-craft-cms',
    'platform-wordpress',
    'platform-woocommerce',
    'platform-next',
    'platform-laravel',
  ),
};

export const next = {
  statement: 'Tell us what creaks. We look first and sell afterwards.',
  paragraph:
    'Send the address of your site and what worries you about it. Somebody who mends websites reads it, looks under the floor and answers in a few days: with a plan, with a number of hours, or with the news that all is well.',
  onward: { href: '/contact-us#form', label: 'Ask us to look' },
};

export const headers = {
  pricing: {
    icon: 't',
    label: 'No. 1',
    name: 'Package pricing',
    note: 'One lit window is one hour. Count them if you like.',
  },
  helper: { icon: 't-inverted', label: 'No. 3', name: 'Which one?', note: 'Say how many hours. The sum follows.' },
  help: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'How we can help',
    heading: true,
    note: 'Nine watches, thirteen weeks. A typical quarter.',
  },
  clients: {
    icon: 'double-triangle',
    label: 'No. 8 NE',
    name: 'On our watch',
    note: 'Steady. Nothing to report, which is the point.',
  },
  platforms: { icon: 'hourglass', label: 'No. 9', name: 'Platforms', note: 'We bring our own torch.' },
} as const;
