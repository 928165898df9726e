import { block } from '../../blocks/block.ts';
import { optionalLink, rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { SwellListProps } from './swell-list.tsx';

export const swellListBlock = block<SwellListProps>({
  name: 'swell-list',
  label: 'Growing list',
  group: 'lists',
  help: 'A list of titles, each wider than the one above.',
  synonyms: 'big, growing, headlines, services, features',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: rows<SwellListProps['items'][number]>(
      { label: 'Items', one: 'Item', least: 3, most: 6 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 500 }),
        link: optionalLink({ label: 'Leads to' }),
      },
    ),
  },
});
