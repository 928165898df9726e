import { block } from '../../blocks/block.ts';
import { choice } from '../../blocks/text.ts';
import type { SpacerProps } from './spacer.tsx';

export const spacerBlock = block<SpacerProps>({
  name: 'spacer',
  label: 'Spacer',
  group: 'extra',
  help: 'An empty stretch of the page, as high as you choose.',
  synonyms: 'space, gap, margin, blank, divider, separator',
  headingLevel: 'none',
  scriptless: true,
  fields: {
    height: choice({
      label: 'Height',
      look: 'spacer',
      start: 'medium',
      options: { small: 'Small', medium: 'Medium', large: 'Large', window: 'A whole window' },
    }),
  },
});
