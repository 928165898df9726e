import type { View } from '../view.ts';
import type { infoRowBlock } from './info-row.block.ts';
import { InfoRow } from './info-row.tsx';

export const view: View<typeof infoRowBlock> = ({ picture, struck, ...props }) =>
  picture ? <InfoRow {...props} picture={picture} /> : struck ? <InfoRow {...props} struck={struck} /> : null;
