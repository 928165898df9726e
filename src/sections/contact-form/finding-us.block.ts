import { block } from '../../blocks/block.ts';
import { group, rows } from '../../blocks/composed.ts';
import type { Fields } from '../../blocks/field-type.ts';
import { line, optional, passage } from '../../blocks/text.ts';
import type { FindingUsProps } from './finding-us.tsx';

const station: Fields<FindingUsProps['stop']> = {
  name: line({ label: 'Name', most: 40 }),
  chinese: optional(line({ label: 'In Chinese', most: 12 })),
};

export const findingUsBlock = block<Omit<FindingUsProps, 'sign'>>({
  name: 'finding-us',
  label: 'Finding us',
  group: 'forms',
  help: 'The nearest stop, and those before and after it.',
  synonyms: 'map, directions, location, address, route, transport, office',
  headingLevel: 'none',
  scriptless: true,
  fields: {
    before: rows({ label: 'Stops before', one: 'Stop', least: 1, most: 3 }, station),
    stop: group({ label: 'Our stop' }, station),
    after: rows({ label: 'Stops after', one: 'Stop', least: 1, most: 3 }, station),
    text: passage({ label: 'Text', most: 200 }),
  },
});
