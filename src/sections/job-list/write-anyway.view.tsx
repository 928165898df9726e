import type { View } from '../view.ts';
import { WriteAnyway } from './job-list.tsx';
import type { writeAnywayBlock } from './write-anyway.block.ts';

export const view: View<typeof writeAnywayBlock> = (props, { house }) => (
  <WriteAnyway {...props} email={house.jobsEmail} />
);
