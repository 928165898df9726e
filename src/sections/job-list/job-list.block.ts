import { block } from '../../blocks/block.ts';
import { line } from '../../blocks/text.ts';
import type { JobListProps } from './job-list.tsx';

export const jobListBlock = block<Pick<JobListProps, 'none'>>({
  name: 'job-list',
  label: 'Open jobs',
  group: 'lists',
  help: 'Every job that can still be applied for.',
  synonyms: 'vacancies, careers, hiring, positions, recruitment',
  headingLevel: 'none',
  frame: 'own',
  scriptless: true,
  fields: {
    none: line({ label: 'Text when no job is open', most: 120, start: 'There are no open jobs at the moment.' }),
  },
});
