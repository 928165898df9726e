import { marks } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line } from '../../blocks/text.ts';
import type { LogoBlockProps } from './logo-block.tsx';

export const logoBlockBlock = block<LogoBlockProps>({
  name: 'logo-block',
  label: 'Marks below a poster',
  group: 'proof',
  help: 'A heading as large as a poster, and up to thirty marks of clients or partners below it.',
  synonyms: 'logos, clients, brands, partners, customers',
  fields: {
    heading: line({ label: 'Heading', most: 60, start: 'Clients and partners' }),
    headingLines: posterLines(),
    marks: marks({ label: 'Marks', most: 30 }),
  },
});
