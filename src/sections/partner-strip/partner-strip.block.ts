import { marks } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line, optional, passage } from '../../blocks/text.ts';
import type { PartnerStripProps } from './partner-strip.tsx';

export const partnerStripBlock = block<PartnerStripProps>({
  name: 'partner-strip',
  label: 'Logos in one row',
  group: 'proof',
  help: 'Logos in one row from margin to margin, with a heading above and a few words below, if you like.',
  synonyms: 'logos, clients, brands, partners, customers',
  headingLevel: 'none',
  scriptless: true,
  fields: {
    heading: optional(line({ label: 'Heading', most: 60 })),
    headingLines: posterLines(),
    label: line({ label: 'What they are', help: 'For screen readers only.', most: 60 }),
    marks: marks({ label: 'Logos', most: 12 }),
    text: optional(passage({ label: 'Text', most: 400 })),
  },
});
