import type { View } from '../view.ts';
import type { otherTopicsBlock } from './other-topics.block.ts';
import { OtherTopics } from './other-topics.tsx';

export const view: View<typeof otherTopicsBlock> = (props, { lists }) =>
  lists.newest && <OtherTopics {...props} articles={lists.newest} />;
