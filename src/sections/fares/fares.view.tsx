import type { View } from '../view.ts';
import type { faresBlock } from './fares.block.ts';
import { Fares } from './fares.tsx';

export const view: View<typeof faresBlock> = (props, { navigation }, level) => (
  <Fares {...props} fares={navigation.fares} level={level} />
);
