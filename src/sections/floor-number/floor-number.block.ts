import { block } from '../../blocks/block.ts';
import { line } from '../../blocks/text.ts';
import type { FloorNumberProps } from './floor-number.tsx';

export const floorNumberBlock = block<FloorNumberProps>({
  name: 'floor-number',
  label: 'Floor number',
  group: 'people',
  help: 'The number of the floor, as it is painted on the stairs.',
  synonyms: 'number, office, address, location, lift',
  headingLevel: 'none',
  frame: 'own',
  scriptless: true,
  fields: {
    figure: line({ label: 'Figure', help: 'For example 9/F.', most: 6 }),
    chinese: line({ label: 'Text', most: 3 }),
  },
});
