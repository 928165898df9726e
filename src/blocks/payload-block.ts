import type { Block as PayloadBlock } from 'payload';
import { type Block, blockGroups, frameFields } from './block.ts';
import { group } from './composed.ts';
import { fieldsOf } from './field-type.ts';

const frame = group({ label: 'Background and section header' }, frameFields);

/** Search terms of the section picker, from label, help and synonyms. */
const searchWords = ({ label, help, synonyms }: Pick<Block<never>, 'label' | 'help' | 'synonyms'>): string =>
  `${label} ${help} ${synonyms}`.toLowerCase().replace(/[^\p{Letter}\d&’-]+/gu, ' ');

/** Converts a section definition to a block of Payload. */
export const payloadBlock = <Props>(definition: Block<Props>): PayloadBlock => ({
  slug: definition.name,
  labels: { singular: definition.label, plural: definition.label },
  admin: {
    group: blockGroups[definition.group],
    images: { thumbnail: { url: `/panel/sections/${definition.name}.webp`, alt: definition.help } },
    custom: { searchWords: searchWords(definition) },
    // The label component shows the section's content instead of a name.
    disableBlockName: true,
    components: {
      Label: {
        path: '/cms/admin/fields/section-label.tsx#SectionLabel',
        clientProps: { name: definition.label, block: definition.name },
      },
    },
  },
  fields: [...fieldsOf(definition.fields), ...(definition.frame === 'own' ? [] : [frame.field('frame')])],
});
