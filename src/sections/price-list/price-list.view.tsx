import type { View } from '../view.ts';
import type { priceListBlock } from './price-list.block.ts';
import { PriceList } from './price-list.tsx';

export const view: View<typeof priceListBlock> = (props, { navigation }, level) => (
  <PriceList {...props} prices={navigation.prices} level={level} />
);
