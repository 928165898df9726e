import type { BrandPage } from '../../src/sections/brand-page.ts';
import { floor } from '../words/contact.ts';
import { insights, opening as insightsOpening } from '../words/insights.ts';
import { list as jobList, jobs } from '../words/jobs.ts';
import { listName, work, opening as workOpening } from '../words/work.ts';
import { opening } from './compose.ts';

/** The pages of the three lists: what stands around each of them. */
export const lists: readonly BrandPage[] = [
  {
    path: '/work',
    title: `${listName} – {name}`,
    description: work.describe(1, undefined, '{name}'),
    ground: 'paper',
    menu: 'work',
    sections: [opening('work-list', workOpening)],
  },
  {
    path: '/insights',
    title: 'Insights – {name}',
    description: insights.describe(1, undefined),
    ground: 'paper',
    menu: 'insights',
    sections: [opening('insight-list', insightsOpening)],
  },
  {
    path: '/jobs',
    title: jobList.title,
    description: jobList.description,
    ground: 'accent6',
    sections: [
      opening('jobs-hero', { note: jobList.note }),
      opening('job-list', { none: jobs.none }),
      opening('floor-number', floor),
      opening('open-application', { statement: jobList.anyway }),
    ],
  },
];
