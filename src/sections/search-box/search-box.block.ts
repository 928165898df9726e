import { block } from '../../blocks/block.ts';
import { line, optional } from '../../blocks/text.ts';
import type { SearchBoxProps } from './search-box.tsx';

export const searchBoxBlock = block<SearchBoxProps>({
  name: 'search-box',
  label: 'Search',
  group: 'forms',
  help: 'One line to type in, which leads to the search.',
  synonyms: 'find, lookup, input',
  headingLevel: 'none',
  scriptless: true,
  fields: {
    label: line({ label: 'Over the field', most: 90, start: 'What are you looking for?' }),
    example: optional(line({ label: 'In the empty field', help: 'An example.', most: 30 })),
  },
});
