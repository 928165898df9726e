import type { Block as PayloadBlock } from 'payload';
import { type Block, blockGroups, frameFields } from './block.ts';
import { group } from './composed.ts';
import { fieldsOf } from './kind.ts';

const frame = group({ label: 'Ground and bar' }, frameFields);

/** Words that find a section in the picker: of its label, description and synonyms. */
const searchWords = ({ label, help, synonyms }: Pick<Block<never>, 'label' | 'help' | 'synonyms'>): string =>
  `${label} ${help} ${synonyms}`.toLowerCase().replace(/[^\p{Letter}\d&’-]+/gu, ' ');

/** A section as the content system offers it. */
export const payloadBlock = <Props>(definition: Block<Props>): PayloadBlock => ({
  slug: definition.name,
  labels: { singular: definition.label, plural: definition.label },
  admin: {
    group: blockGroups[definition.group],
    images: { thumbnail: { url: `/panel/sections/${definition.name}.webp`, alt: definition.help } },
    custom: { searchWords: searchWords(definition) },
    // It is told apart by what it says.
    disableBlockName: true,
    components: {
      Label: {
        path: '/section-label.tsx#SectionLabel',
        clientProps: { name: definition.label, block: definition.name },
      },
    },
  },
  fields: [...fieldsOf(definition.fields), ...(definition.frame === 'own' ? [] : [frame.field('frame')])],
});
