import { block } from '../../blocks/block.ts';
import { notice } from '../../blocks/looks.ts';
import type { JobOpeningProps } from './job-opening.tsx';

export const jobOpeningBlock = block<Pick<JobOpeningProps, 'notice'>>({
  name: 'job-opening',
  label: 'Hero with the number of jobs',
  group: 'openings',
  help: 'A headline with the number of open jobs, its last line in water.',
  synonyms: 'hero, header, banner, careers, vacancies, number',
  opensAt: 1,
  frame: 'own',
  fields: { notice: notice() },
});
