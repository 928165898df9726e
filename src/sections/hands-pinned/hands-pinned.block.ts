import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { HandsPinnedProps } from './hands-pinned.tsx';

type Layer = HandsPinnedProps['pictures']['robot'];

const layer = (label: string) =>
  group<Layer>({ label }, { wide: picture({ label: 'Lying' }), narrow: picture({ label: 'Upright' }) });

export const handsPinnedBlock = block<HandsPinnedProps>({
  name: 'hands-pinned',
  label: 'Hands that meet (illustration)',
  group: 'extra',
  help: 'Two drawn hands come together while the page scrolls, in four stages.',
  synonyms: 'illustration, image, drawing, animation, scroll, stages',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    stages: rows(
      { label: 'Stages', one: 'Stage', least: 4, most: 4 },
      { title: line({ label: 'Title', most: 60 }), text: passage({ label: 'Text', most: 240 }) },
    ),
    pictures: group<HandsPinnedProps['pictures']>(
      { label: 'Layers', help: 'All on one sheet of either shape.' },
      {
        robot: layer('Robot’s hand'),
        human: layer('Person’s hand'),
        'robot-open': layer('Robot’s hand, open'),
        'human-open': layer('Person’s hand, open'),
        'sign-left': layer('Left half of the sign'),
        'sign-right': layer('Right half of the sign'),
        'robot-thumb': layer('Robot’s thumb'),
        'human-thumb': layer('Person’s thumb'),
      },
    ),
  },
});
