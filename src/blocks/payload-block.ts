import type { Block as PayloadBlock } from 'payload';
import { type Block, blockGroups, frameFields } from './block.ts';
import { group } from './composed.ts';
import { fieldsOf } from './kind.ts';

const frame = group({ label: 'Ground and bar' }, frameFields);

/** A section as the content system offers it. */
export const payloadBlock = <Props>(definition: Block<Props>): PayloadBlock => ({
  slug: definition.name,
  labels: { singular: definition.label, plural: definition.label },
  admin: {
    group: blockGroups[definition.group],
    images: { thumbnail: { url: `/panel/sections/${definition.name}.webp`, alt: definition.help } },
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
