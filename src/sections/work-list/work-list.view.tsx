import type { View } from '../view.ts';
import type { workListBlock } from './work-list.block.ts';
import { WorkList } from './work-list.tsx';

export const view: View<typeof workListBlock> = (props, { path, lists, empty }) =>
  lists.work && <WorkList {...props} list={lists.work} home={path === '/work'} empty={empty.work} />;
