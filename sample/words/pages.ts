import { otherServicePages } from './pages-services.ts';
import type { StaticPage } from './static-page.ts';

const homePage: StaticPage = {
  path: '/',
  title: '{name} – Web design and development, Hong Kong',
  description:
    'A strategy led, design driven agency in Wong Chuk Hang, Hong Kong, that builds websites and e-commerce stores. Since 2009.',
  ground: 'paper',
  water: 'accent3',
  shapes: [{ shape: 'disc', ink: 'accent4', place: 'large' }],
  heading: {
    text: 'WE ARE A STRATEGY LED, DESIGN DRIVEN AGENCY THAT BUILDS WEBSITES & E-COMMERCE STORES',
    wide: [
      { text: 'WE ARE A', cap: 5, share: 0.4 },
      { text: 'STRATEGY', cap: 9.4 },
      { text: 'LED, DESIGN DRIVEN', cap: 4.3 },
      { text: 'AGENCY THAT BUILDS', cap: 5.4 },
      { text: 'WEBSITES & E-COMMERCE', cap: 3.9 },
      { text: 'STORES', cap: 11 },
    ],
    narrow: [
      { text: 'WE ARE A', cap: 9 },
      { text: 'STRATEGY', cap: 20 },
      { text: 'LED, DESIGN', cap: 14 },
      { text: 'DRIVEN', cap: 21 },
      { text: 'AGENCY THAT', cap: 12 },
      { text: 'BUILDS', cap: 20 },
      { text: 'WEBSITES &', cap: 16 },
      { text: 'E-COMMERCE', cap: 12 },
      { text: 'STORES', cap: 22 },
    ],
  },
  note: { icon: 't', name: 'No. 1, standby', text: 'You have arrived. The signals rise as you go down the page.' },
  statement: 'Sites that have been queued for, shouted at and left out in the rain.',
};

const aboutPage: StaticPage = {
  path: '/about-us',
  title: 'About us: fourteen people – {name}',
  description:
    'Who makes websites at {name}: fourteen people who plan, draw, build and mend, on the ninth floor in Wong Chuk Hang, Hong Kong.',
  ground: 'paper2',
  water: 'accent6',
  current: 'about',
  shapes: [{ shape: 'disc', ink: 'accent1', place: 'small' }],
  heading: {
    text: 'Fourteen people on the ninth floor',
    wide: [
      { text: 'FOURTEEN', cap: 10.2, share: 0.765 },
      { text: 'PEOPLE ON', cap: 5.2, share: 0.42 },
      { text: 'THE NINTH', cap: 7.6, share: 0.765 },
      { text: 'FLOOR', cap: 12, share: 0.765 },
    ],
    narrow: [
      { text: 'FOURTEEN', cap: 18 },
      { text: 'PEOPLE ON', cap: 12 },
      { text: 'THE NINTH', cap: 20 },
      { text: 'FLOOR', cap: 27 },
    ],
  },
  note: {
    icon: 'hourglass',
    name: 'About us',
    text: `{address:first}, Wong Chuk Hang. There is no fourth floor, and nobody in the lift discusses it.`,
  },
  statement: 'The person who answers your first email is still there when your site is ten.',
};

const strategy: StaticPage = {
  path: '/strategy',
  title: 'Strategy & Discovery – {name}',
  description:
    'Before anything is drawn we find out what your website is for: interviews, numbers, a map of what you have and a plan in the order of work.',
  ground: 'accent5',
  water: 'accent4',
  current: 'services',
  shapes: [{ shape: 'disc', ink: 'paper', place: 'small' }],
  heading: {
    text: 'Strategy & Discovery',
    wide: [
      { text: 'STRATEGY &', cap: 9.4 },
      { text: 'DISCOVERY', cap: 17.8 },
    ],
    narrow: [
      { text: 'STRATEGY &', cap: 15 },
      { text: 'DISCOVERY', cap: 26 },
    ],
  },
  note: { icon: 'triangle-down', name: 'Strategy', text: 'Drop a line first. Then decide where to sail.' },
  statement: 'We find out what the site is for before anyone draws it.',
};

const design: StaticPage = {
  path: '/web-design',
  title: 'UI/UX Design – {name}',
  description:
    'Interface and experience design for websites and shops: page plans, drawings, a system your team can extend, tested with people before it is built.',
  ground: 'accent3',
  water: 'accent5',
  current: 'services',
  shapes: [],
  heading: {
    text: 'UI/UX Design',
    wide: [
      { text: 'UI/UX', cap: 13, share: 0.46 },
      { text: 'DESIGN', cap: 21 },
    ],
    narrow: [
      { text: 'UI/UX', cap: 26 },
      { text: 'DESIGN', cap: 28 },
    ],
  },
  note: { icon: 'triangle', name: 'UI/UX Design', text: 'Bright, with long clear spells.' },
  statement: 'Signs people can read from a moving tram.',
};

const development: StaticPage = {
  path: '/web-development',
  title: 'Web Development – {name}',
  description:
    'Websites, shops and content systems built in Hong Kong: quick on a bus, usable without a mouse, easy to edit and meant to be looked after.',
  ground: 'accent2',
  water: 'accent6',
  current: 'services',
  shapes: [{ shape: 'hourglass', ink: 'accent4', place: 'half' }],
  heading: {
    text: 'Web Development',
    wide: [
      { text: 'WEB', cap: 17, share: 0.46 },
      { text: 'DEVELOPMENT', cap: 16.5 },
    ],
    narrow: [
      { text: 'WEB', cap: 34 },
      { text: 'DEVELOPMENT', cap: 24 },
    ],
  },
  note: { icon: 'cross', name: 'Web Development', text: 'Crane up. One floor at a time.' },
  statement: 'Built by people who will be the ones to mend it.',
};

const contactPage: StaticPage = {
  path: '/contact-us',
  title: 'Contact us – {name}, Hong Kong',
  description: 'Write to {name}, a web design and development agency in Wong Chuk Hang, Hong Kong: {email} or {phone}.',
  ground: 'accent1',
  water: 'accent3',
  current: 'contact',
  shapes: [{ shape: 'disc', ink: 'accent3', place: 'small' }],
  heading: {
    text: 'Hoist a signal',
    wide: [
      { text: 'HOIST A', cap: 9.4, share: 0.62 },
      { text: 'SIGNAL', cap: 19 },
    ],
    narrow: [
      { text: 'HOIST A', cap: 16 },
      { text: 'SIGNAL', cap: 28 },
    ],
  },
  note: {
    icon: 'hourglass',
    name: 'Contact us',
    text: `{hours-days}, {opens} to {closes}.`,
  },
  statement: 'Tell us what you sell, who buys it, and what annoys you about your website.',
};

/** Every page whose copy is part of the release. The legal and error pages have shapes of their own. */
export const staticPages: readonly StaticPage[] = [
  homePage,
  aboutPage,
  strategy,
  design,
  development,
  ...otherServicePages,
  contactPage,
];
