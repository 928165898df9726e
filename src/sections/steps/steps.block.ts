import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { StepsProps } from './steps.tsx';

export const stepsBlock = block<StepsProps>({
  name: 'steps',
  label: 'Four steps',
  group: 'lists',
  help: 'Four states of one drawing, from edge to edge.',
  synonyms: 'process, stages, phases, how it works, illustration, timeline',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'How we work' }),
    steps: rows(
      { label: 'Steps', one: 'Step', least: 4, most: 4 },
      {
        title: line({ label: 'Title', most: 40 }),
        text: passage({ label: 'Text', most: 400 }),
        picture: picture({ label: 'Picture' }),
      },
    ),
  },
});
