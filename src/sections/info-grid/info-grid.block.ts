import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { InfoGridProps } from './info-grid.tsx';

export const infoGridBlock = block<InfoGridProps>({
  name: 'info-grid',
  label: 'Grid of icons',
  group: 'lists',
  help: 'Short facts, each with a small drawing.',
  synonyms: 'features, benefits, drawings, columns, tiles, facts',
  scriptless: true,
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    items: rows(
      { label: 'Facts', one: 'Fact', least: 2, most: 9 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 300 }),
        icon: picture({ label: 'Icon' }),
      },
    ),
  },
});
