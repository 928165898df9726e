import { brand } from '../../src/brand/facts.ts';
import type { Words } from '../../src/content/words.ts';
import { claims } from './claims.ts';

export const jobs: Words['jobs'] = {
  title: `Jobs in Hong Kong — ${brand.name}`,
  description: `Open jobs at a web design and development agency of ${claims.people} people in Wong Chuk Hang, Hong Kong: 18 days leave, 2 days a week remote, health insurance.`,
  notice: {
    signal: '3',
    name: 'Jobs',
    text: `We are ${claims.people} people. There is room for a few more on the ninth floor.`,
  },
  none: 'Every desk is taken today. Write anyway; desks come free.',
  anyway: 'No line here with your name on it? Write anyway, and tell us what you would mend first.',
  titleOf: (job) => `${job}, a job in Hong Kong`,
  descriptionOf: (job) => `${job} at ${brand.name}, Hong Kong.`,
  ending: '18 days annual leave, 2 days a week remote work and health insurance.',
  benefits: [
    { figure: '18', name: 'days annual leave', note: 'a year', cap: 42 },
    { figure: '2', name: 'days a week', note: 'remote work', cap: 66 },
    { figure: '9/F', name: 'Hong Kong office', note: 'Wong Chuk Hang', cap: 34 },
    { figure: '+', name: 'health insurance', note: '', cap: 34 },
  ],
  benefitsLine: '18 days annual leave a year, 2 days a week remote work, health insurance',
  plan: {
    heading: 'What a good year looks like, to scale',
    hoist: { signal: '8', number: 'No. 8 NW', name: 'Performance plan', forecast: 'Twelve columns, twelve months.' },
  },
  apply: {
    promise: {
      poster: '2 weeks',
      text: 'We reply within 2 weeks. If you have not heard from us by then, your application was unsuccessful, and we thank you for the time it took.',
    },
    statement:
      'Name, email and CV are required. We use what you send to judge your application, and keep it for 24 months at most.',
  },
};
