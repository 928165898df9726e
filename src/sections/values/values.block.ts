import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { figure, line, passage } from '../../blocks/text.ts';
import type { ValuesProps } from './values.tsx';

export const valuesBlock = block<Pick<ValuesProps, 'values'>>({
  name: 'values',
  label: 'Values',
  group: 'people',
  help: 'Words that open, each as wide as it matters.',
  synonyms: 'principles, culture, accordion, beliefs, about us',
  headingLevel: 3,
  fields: {
    values: rows(
      { label: 'Values', one: 'Value', least: 3, most: 7 },
      {
        title: line({ label: 'Title', most: 30 }),
        share: figure({ label: 'Share of the width', help: '1 is all of it.', from: 0.2, to: 1 }),
        text: passage({ label: 'Text', most: 400 }),
      },
    ),
  },
});
