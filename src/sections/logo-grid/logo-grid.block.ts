import { marks } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { flag, line } from '../../blocks/text.ts';
import type { LogoGridProps } from './logo-grid.tsx';

export const logoGridBlock = block<LogoGridProps>({
  name: 'logo-grid',
  label: 'Logos in a grid',
  group: 'proof',
  help: 'A plain grid of the logos of clients or partners.',
  synonyms: 'logos, clients, brands, partners, customers',
  scriptless: true,
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'Clients and partners' }),
    quiet: flag({
      label: 'Hide the heading (screen readers only)',
      help: 'For a section header that shows it already.',
    }),
    even: flag({ label: 'On one line, in one size', help: 'For names in one type.' }),
    marks: marks({ label: 'Logos', most: 30 }),
  },
});
