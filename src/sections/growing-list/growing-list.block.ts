import { block } from '../../blocks/block.ts';
import { optionalLink, rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { GrowingListProps } from './growing-list.tsx';

export const growingListBlock = block<GrowingListProps>({
  name: 'growing-list',
  label: 'Growing list',
  group: 'lists',
  help: 'A list of titles, each wider than the one above.',
  synonyms: 'big, growing, headlines, services, features',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: rows<GrowingListProps['items'][number]>(
      { label: 'Items', one: 'Item', least: 3, most: 6 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 500 }),
        link: optionalLink({ label: 'Leads to' }),
      },
    ),
  },
});
