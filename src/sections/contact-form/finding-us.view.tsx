import type { View } from '../view.ts';
import type { findingUsBlock } from './finding-us.block.ts';
import { FindingUs } from './finding-us.tsx';

export const view: View<typeof findingUsBlock> = (props, { organisation }) => (
  <FindingUs {...props} sign={organisation.address.sign} />
);
