import type { View } from '../view.ts';
import type { payAsYouGoBlock } from './pay-as-you-go.block.ts';
import { PayAsYouGo } from './pay-as-you-go.tsx';

export const view: View<typeof payAsYouGoBlock> = (props, _, level) => <PayAsYouGo {...props} level={level} />;
