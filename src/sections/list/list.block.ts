import { block } from '../../blocks/block.ts';
import { mapped, optionalGroup, optionalLink, rows } from '../../blocks/composed.ts';
import { posterLines } from '../../blocks/poster.ts';
import { choice, line, lines, optional, passage } from '../../blocks/text.ts';
import type { ListItem, ListProps } from './list.tsx';
import type { Post } from './stamp.tsx';

const postmark = mapped<Post['postmark'], readonly string[]>(
  lines({ label: 'Postmark', help: 'Three short words.', least: 3, most: 3, letters: 6 }),
  ([first, second, third]) => (first && second && third ? [first, second, third] : undefined),
  (words) => words,
);

export const listBlock = block<ListProps>({
  name: 'list',
  label: 'List',
  group: 'lists',
  help: 'What a service is made of, in one of five looks.',
  synonyms: 'bullets, features, checklist, services, included, points',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    headingLines: posterLines(),
    rhythm: choice({
      label: 'Look',
      look: 'list',
      start: 'ruled',
      options: {
        ruled: 'Lines beside a poster',
        goods: 'Tiles with a drawing each',
        stamps: 'Stamps',
        signs: 'Signboards',
        search: 'Suggestions of a search',
      },
    }),
    items: rows<ListItem>(
      { label: 'Items', one: 'Item', least: 3, most: 8 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 500 }),
        link: optionalLink({ label: 'Leads to' }),
        goods: optional(
          choice({
            label: 'Drawing of a tile',
            look: 'goods',
            options: {
              awning: 'Awning',
              shutter: 'Shutter',
              boat: 'Boat',
              reader: 'Card reader',
              van: 'Van',
              lifebuoy: 'Lifebuoy',
            },
          }),
        ),
        stamp: optionalGroup(
          { label: 'Stamp' },
          {
            drawing: choice({
              label: 'Drawing',
              look: 'stamp',
              options: { calendar: 'Calendar', letter: 'Letter', clock: 'Clock', letters: 'Two letters' },
            }),
            line: line({ label: 'Line', most: 24 }),
          },
        ),
      },
    ),
    typed: optional(line({ label: 'Typed search words', help: 'For suggestions of a search.', most: 40 })),
    post: optionalGroup(
      { label: 'Who issues the stamps' },
      { issuer: line({ label: 'Issuer', most: 20 }), place: line({ label: 'Place', most: 6 }), postmark },
    ),
  },
});
