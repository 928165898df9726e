import { picture, records } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import type { Fields } from '../../blocks/field-type.ts';
import { ground } from '../../blocks/looks.ts';
import { line, passage } from '../../blocks/text.ts';
import type { TeamProps } from './team.tsx';

/** Fields of a record in the list of people. */
export const personFields: Fields<TeamProps['people'][number]> = {
  name: line({ label: 'Name', most: 60 }),
  role: line({ label: 'Role', most: 60 }),
  text: passage({ label: 'Line', help: 'What they do here, in a sentence or two.', most: 240 }),
  ground: ground({ label: 'Colour' }),
  picture: picture({ label: 'Portrait' }),
};

export const teamBlock = block<TeamProps>({
  name: 'team',
  label: 'Team',
  group: 'people',
  help: 'People out of the list of people, in the order chosen here.',
  synonyms: 'staff, employees, members, portraits, photos, about us',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'The team' }),
    people: records('people', personFields, { label: 'People', most: 15 }),
  },
});
