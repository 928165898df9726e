import { film, pictureList } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { optionalGroup, optionalLink } from '../../blocks/composed.ts';
import { line, optional, paragraphList, passage } from '../../blocks/text.ts';
import type { TwoColumnProps } from './two-column.tsx';

export const twoColumnBlock = block<TwoColumnProps>({
  name: 'two-column',
  label: 'Two columns',
  group: 'words',
  help: 'A statement in one column, and what stands behind it in the other.',
  synonyms: 'text, paragraphs, heading, side by side',
  fields: {
    statement: passage({ label: 'Statement', most: 240 }),
    paragraphs: paragraphList({ label: 'Text', most: 3000 }),
    button: optionalLink({ label: 'Button' }),
    film: optionalGroup(
      { label: 'Film', help: 'Opens over the page.' },
      {
        title: line({ label: 'Title', most: 60 }),
        film: film({ label: 'Film' }),
      },
    ),
    pictures: optional(pictureList({ label: 'Pictures above', least: 0, most: 3 })),
  },
});
