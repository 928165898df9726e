import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, link } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { HandsColourProps } from './hands-colour.tsx';

export const handsColourBlock = block<HandsColourProps>({
  name: 'hands-colour',
  label: 'Hands (illustration)',
  group: 'extra',
  help: 'A robot’s hand and a person’s, each with half of the sign.',
  synonyms: 'illustration, image, drawing, animation, robot',
  fields: {
    title: line({ label: 'Title', most: 60 }),
    text: passage({ label: 'Text', most: 400 }),
    button: link({ label: 'Button' }),
    pictures: group<HandsColourProps['pictures']>(
      { label: 'Layers', help: 'All on one sheet, each a picture as large as it.' },
      {
        robot: picture({ label: 'Robot’s hand' }),
        human: picture({ label: 'Person’s hand' }),
        'sign-left': picture({ label: 'Left half of the sign' }),
        'sign-right': picture({ label: 'Right half of the sign' }),
        'robot-thumb': picture({ label: 'Robot’s thumb' }),
        'human-thumb': picture({ label: 'Person’s thumb' }),
      },
    ),
  },
});
