import type { Words } from '../../src/content/words.ts';
import { floor } from './contact.ts';
import { claims } from './fact-tokens.ts';

/** The page that lists them. */
export const list = {
  title: 'Jobs in Hong Kong – {name}',
  description: `Open jobs at a web design and development agency of ${claims.people} people in Wong Chuk Hang, Hong Kong: 18 days’ leave, 2 days a week remote, health insurance.`,
  note: {
    icon: 't-inverted',
    name: 'Jobs',
    text: `We are ${claims.people} people. There is room for a few more on the ninth floor.`,
  },
  anyway: 'No line here with your name on it? Write anyway, and tell us what you would mend first.',
} as const;

export const jobs: Words['jobs'] = {
  none: 'Every desk is taken today. Write anyway; desks come free.',
  open: { one: 'berth open', several: 'berths open' },
  closed: {
    title: 'This job is closed – {name}',
    description:
      'The job that was here is closed. These are the ones that are open today, and where to write if none of them is yours.',
    heading: {
      text: 'This job is closed',
      wide: [
        { text: 'This job', cap: 12 },
        { text: 'is closed', cap: 17 },
      ],
      narrow: [
        { text: 'This job', cap: 23 },
        { text: 'is', cap: 30, share: 0.5 },
        { text: 'closed', cap: 34 },
      ],
    },
    note: {
      icon: 'cross',
      name: 'Closed',
      text: 'This desk is taken. What is open today is below.',
    },
  },
  titleOf: (job) => `${job}, a job in Hong Kong`,
  descriptionOf: (job, name) => `${job} at ${name}, Hong Kong.`,
  ending: '18 days annual leave, 2 days a week remote work and health insurance.',
  benefits: [
    { shown: { figure: '18', cap: 37 }, name: 'days annual leave a year', scale: { of: 18, from: 1, to: 18 } },
    { shown: { figure: '2', cap: 77 }, name: 'days a week of remote work', scale: { of: 5, from: 1, to: 2 } },
    {
      shown: { figure: '9/F', cap: 32 },
      name: 'Hong Kong office, Wong Chuk Hang',
      chinese: floor.chinese,
      scale: { of: 9, from: 9, to: 9 },
    },
    { shown: { icon: 'cross' }, name: 'health insurance' },
  ],
  plan: {
    heading: 'What a good year looks like, to scale',
    header: { icon: 'triangle', label: 'No. 8 NW', name: 'Performance plan', note: 'Twelve columns, twelve months.' },
  },
  apply: {
    promise: {
      poster: '2 weeks',
      text: 'We reply within 2 weeks. If you have not heard from us by then, your application was unsuccessful, and we thank you for the time it took.',
    },
    statement:
      'Name, email and CV are required. We use what you send to judge your application, and keep it for 24 months at most.',
  },
  receipt:
    'Thank you for your application. We reply within 2 weeks. If you have not heard from us by then, your application was\nunsuccessful, and we thank you for the time it took.',
};
