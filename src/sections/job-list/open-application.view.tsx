import type { View } from '../view.ts';
import { OpenApplication } from './job-list.tsx';
import type { openApplicationBlock } from './open-application.block.ts';

export const view: View<typeof openApplicationBlock> = (props, { organisation }) => (
  <OpenApplication {...props} email={organisation.jobsEmail} />
);
