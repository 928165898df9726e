import { words } from '#words';
import { browserWords } from '#words/browser';
import type { JobDetails } from '../../domain/content.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { organisation, statementOfJob } from '../../gallery/of-page.ts';
import { chinese, longTitle, rightToLeft, sentence } from '../../gallery/samples.ts';
import { safeHtml } from '../../lib/html/rich-text.ts';
import { Apply } from './apply.tsx';
import { Benefits } from './benefits.tsx';
import { JobDescription } from './job-description.tsx';
import { JobHero } from './job-hero.tsx';
import { PerformancePlan } from './performance-plan.tsx';

function job(fields: Partial<Omit<JobDetails, 'text'>>, text: string): JobDetails {
  const safe = safeHtml(text);
  if (!safe) throw new Error('A job of the gallery has no text.');
  return {
    job: 'Web developer',
    slug: 'web-developer-jobs',
    experience: 'Three years',
    location: 'Hong Kong office',
    jobTrack: [],
    postDate: null,
    dateUpdated: null,
    validThrough: null,
    description: null,
    ...fields,
    text: safe,
  };
}

const outcome: FormOutcome = {
  status: 422,
  values: { email: 'ming@six.example' },
  errors: [{ field: 'name', message: 'Name is required' }],
  key: '',
  start: '',
  fileLost: true,
};

const plain = job({}, `<p>${sentence}</p><h3>What you will do</h3><ul><li>Build</li><li>Mend</li></ul>`);
const step = (heading: string) => ({ heading, text: sentence });

export const gallery: Gallery = [
  { state: 'hero', ground: 'accent6', content: <JobHero job={plain} /> },
  {
    state: 'hero with nothing but a long title',
    ground: 'accent6',
    content: <JobHero job={{ ...plain, job: longTitle, experience: '', location: '' }} />,
  },
  { state: 'benefits', ground: 'accent4', content: <Benefits benefits={words.jobs.benefits} /> },
  { state: 'description', ground: 'accent6', content: <JobDescription job={plain} /> },
  {
    state: 'description right to left',
    ground: 'accent6',
    content: <JobDescription job={job({}, `<p>${rightToLeft.text}</p>`)} />,
  },
  {
    state: 'plan of a year',
    ground: 'accent3',
    content: (
      <PerformancePlan
        {...words.jobs.plan}
        steps={[
          step('First week: switch on the light'),
          step('First month: mend something'),
          step('First quarter: own a section'),
          step('First half: build a site'),
          step('First year: teach somebody'),
        ]}
      />
    ),
  },
  {
    state: 'plan of one step',
    ground: 'accent3',
    content: <PerformancePlan {...words.jobs.plan} steps={[step(longTitle)]} />,
  },
  {
    state: 'plan in Chinese',
    ground: 'accent3',
    content: <PerformancePlan {...words.jobs.plan} steps={[{ heading: '第一週：開燈', text: chinese.text }]} />,
  },
  {
    state: 'form',
    ground: 'accent6',
    content: (
      <Apply
        {...words.jobs.apply}
        personalData={statementOfJob}
        thanks={browserWords.thanks.application}
        slug="web-developer-jobs"
        email={organisation.jobsEmail}
      />
    ),
  },
  {
    state: 'form, with an error and a lost file',
    ground: 'accent6',
    content: (
      <Apply
        {...words.jobs.apply}
        personalData={statementOfJob}
        thanks={browserWords.thanks.application}
        slug="web-developer-jobs"
        email={organisation.jobsEmail}
        outcome={outcome}
      />
    ),
  },
  {
    state: 'form, sent',
    ground: 'accent6',
    content: (
      <Apply
        {...words.jobs.apply}
        personalData={statementOfJob}
        thanks={browserWords.thanks.application}
        slug="web-developer-jobs"
        email={organisation.jobsEmail}
        sent
      />
    ),
  },
];
