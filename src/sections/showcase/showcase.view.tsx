import type { View } from '../view.ts';
import type { showcaseBlock } from './showcase.block.ts';
import { Showcase } from './showcase.tsx';

export const view: View<typeof showcaseBlock> = ({ name, ...props }) => <Showcase {...props} id={name} />;
