import { block } from '../../blocks/block.ts';
import { choice } from '../../blocks/text.ts';
import type { SpacerProps } from './spacer.tsx';

export const spacerBlock = block<SpacerProps>({
  name: 'spacer',
  label: 'Empty room',
  group: 'extra',
  help: 'Nothing, as high as said.',
  opensAt: 'none',
  quiet: true,
  fields: {
    height: choice({
      label: 'Height',
      look: 'spacer',
      start: 'medium',
      options: { small: 'Small', medium: 'Medium', large: 'Large', window: 'A whole window' },
    }),
  },
});
