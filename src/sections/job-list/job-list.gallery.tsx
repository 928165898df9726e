import { words } from '#words';
import type { JobDetails } from '../../domain/content.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { organisation, propsOnPage } from '../../gallery/of-page.ts';
import { longTitle, rightToLeft, sentence } from '../../gallery/samples.ts';
import { safeHtml } from '../../lib/html/rich-text.ts';
import { JobList, OpenApplication } from './job-list.tsx';

const text = safeHtml(`<p>${sentence}</p>`);
const jobs = (rows: readonly (readonly [title: string, experience: string, location: string])[]): JobDetails[] =>
  text
    ? rows.map(([job, experience, location], index) => ({
        job,
        slug: `desk-${index}`,
        experience,
        location,
        text,
        jobTrack: [],
        postDate: null,
        dateUpdated: null,
        validThrough: null,
        description: null,
      }))
    : [];

export const gallery: Gallery = [
  {
    state: 'several',
    ground: 'accent3',
    content: (
      <JobList
        none={words.jobs.none}
        jobs={jobs([
          ['Web developer', 'Three years', 'Hong Kong office'],
          ['Cat', '', ''],
          [longTitle, 'Three years of something that takes long to say', 'Wherever the harbour is seen'],
        ])}
      />
    ),
  },
  {
    state: 'one',
    ground: 'accent3',
    content: <JobList none={words.jobs.none} jobs={jobs([['Writer', '', 'Remote']])} />,
  },
  {
    state: 'none, and open application',
    ground: 'accent6',
    content: (
      <>
        <JobList none={words.jobs.none} jobs={[]} />
        <OpenApplication {...propsOnPage('/jobs', 'open-application')} email={organisation.jobsEmail} />
      </>
    ),
  },
  {
    state: 'right to left and in Chinese',
    ground: 'accent3',
    content: (
      <JobList
        none={words.jobs.none}
        jobs={jobs([
          [rightToLeft.title, '', ''],
          ['網站開發員', '三年', '香港'],
        ])}
      />
    ),
  },
];
