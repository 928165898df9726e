import type { View } from '../view.ts';
import type { jobListBlock } from './job-list.block.ts';
import { JobList } from './job-list.tsx';

export const view: View<typeof jobListBlock> = (props, { lists }) =>
  lists.jobs && <JobList {...props} jobs={lists.jobs} />;
