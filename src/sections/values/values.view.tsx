import type { View } from '../view.ts';
import type { valuesBlock } from './values.block.ts';
import { Values } from './values.tsx';

export const view: View<typeof valuesBlock> = (props, _, level) => <Values {...props} level={level} />;
