import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { linedHeading } from '../../blocks/poster.ts';
import { figure, line, passage } from '../../blocks/text.ts';
import type { DraggableHeroProps } from './draggable-hero.tsx';

export const draggableHeroBlock = block<DraggableHeroProps>({
  name: 'draggable-hero',
  label: 'Hero with loose panels',
  group: 'openings',
  help: 'Seven panels over the heading, which a visitor may move.',
  synonyms: 'hero, header, banner, masthead, images, interactive, headline',
  headingLevel: 1,
  frame: 'own',
  fields: {
    heading: linedHeading(),
    intro: passage({ label: 'Introduction', most: 300 }),
    panels: rows(
      { label: 'Panels', one: 'Panel', least: 7, most: 7 },
      { name: line({ label: 'Name', most: 24 }), picture: picture({ label: 'Picture' }) },
    ),
    counter: figure({
      label: 'Counter',
      help: 'Starts here, and drops with each picture that has arrived.',
      from: 1,
      to: 9,
      start: 6,
    }),
  },
});
