import type { View } from '../view.ts';
import type { insightListBlock } from './insight-list.block.ts';
import { InsightList } from './insight-list.tsx';

export const view: View<typeof insightListBlock> = (props, { path, lists, empty }) =>
  lists.insights && <InsightList {...props} list={lists.insights} home={path === '/insights'} empty={empty.insights} />;
