import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { address, group, mapped, rows } from '../../blocks/composed.ts';
import { choice, line, optional, passage } from '../../blocks/text.ts';
import type { HoverRow } from './hover-row.ts';
import type { HoverRowsProps } from './hover-rows.tsx';

const halves = optional(
  mapped<NonNullable<HoverRow['halves']>, { first: string; second: string }>(
    group(
      { label: 'Where the word parts', help: 'Left empty, at its space or in its middle.' },
      { first: line({ label: 'First half', most: 20 }), second: line({ label: 'Second half', most: 20 }) },
    ),
    ({ first, second }) => [first, second],
    ([first, second]) => ({ first, second }),
  ),
);

export const hoverRowsBlock = block<HoverRowsProps>({
  name: 'hover-rows',
  label: 'Rows with a picture each',
  group: 'lists',
  help: 'Large words, one below the other; a picture comes up beside the one that is pointed at.',
  synonyms: 'images, links, menu, services, list',
  fields: {
    heading: line({ label: 'Hidden heading (screen readers)', most: 90 }),
    variant: choice({
      label: 'Look',
      look: 'rows',
      start: 'descending',
      options: { descending: 'Deeper and deeper', split: 'Parted words', tower: 'Floors of a tower' },
    }),
    rows: rows<HoverRow>(
      { label: 'Rows', one: 'Row', least: 3, most: 7 },
      {
        title: line({ label: 'Word', most: 30 }),
        tag: optional(line({ label: 'Label', most: 30 })),
        text: passage({ label: 'Text', most: 240 }),
        picture: picture({ label: 'Picture' }),
        href: optional(address()),
        halves,
      },
    ),
  },
});
