import type { View } from '../view.ts';
import type { jobsHeroBlock } from './jobs-hero.block.ts';
import { JobsHero } from './jobs-hero.tsx';

export const view: View<typeof jobsHeroBlock> = (props, { lists, openJobs }) =>
  lists.jobs && <JobsHero {...props} count={lists.jobs.length} words={openJobs} />;
