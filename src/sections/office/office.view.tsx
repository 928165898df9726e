import type { View } from '../view.ts';
import type { officeBlock } from './office.block.ts';
import { Office } from './office.tsx';

export const view: View<typeof officeBlock> = (props, _, level) => <Office {...props} level={level} />;
