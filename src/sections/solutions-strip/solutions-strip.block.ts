import { mark } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { SolutionsStripProps } from './solutions-strip.tsx';

export const solutionsStripBlock = block<SolutionsStripProps>({
  name: 'solutions-strip',
  label: 'Platforms',
  group: 'lists',
  help: 'Four platforms, each with its logo.',
  synonyms: 'logos, technology, tools, shopify, systems, links',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    solutions: rows(
      { label: 'Platforms', one: 'Platform', least: 4, most: 4 },
      {
        title: line({ label: 'Name', most: 40 }),
        mark: mark({ label: 'Logo' }),
        description: passage({ label: 'Text', most: 300 }),
      },
    ),
  },
});
