import { block } from '../../blocks/block.ts';
import { note } from '../../blocks/looks.ts';
import type { JobsHeroProps } from './jobs-hero.tsx';

export const jobsHeroBlock = block<Pick<JobsHeroProps, 'note'>>({
  name: 'jobs-hero',
  label: 'Hero with the number of jobs',
  group: 'openings',
  help: 'A headline with the number of open jobs, its last line in water.',
  synonyms: 'hero, header, banner, careers, vacancies, number',
  headingLevel: 1,
  frame: 'own',
  fields: { note: note() },
});
