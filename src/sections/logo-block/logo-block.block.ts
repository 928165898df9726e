import { marks } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line } from '../../blocks/text.ts';
import type { LogoBlockProps } from './logo-block.tsx';

export const logoBlockBlock = block<LogoBlockProps>({
  name: 'logo-block',
  label: 'Logos below a large heading',
  group: 'proof',
  help: 'A large heading, and up to thirty logos of clients or partners below it.',
  synonyms: 'logos, clients, brands, partners, customers',
  fields: {
    heading: line({ label: 'Heading', most: 60, start: 'Clients and partners' }),
    headingLines: posterLines(),
    marks: marks({ label: 'Logos', most: 30 }),
  },
});
