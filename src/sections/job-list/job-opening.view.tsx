import type { View } from '../view.ts';
import type { jobOpeningBlock } from './job-opening.block.ts';
import { JobOpening } from './job-opening.tsx';

export const view: View<typeof jobOpeningBlock> = (props, { lists, openJobs }) =>
  lists.jobs && <JobOpening {...props} count={lists.jobs.length} words={openJobs} />;
