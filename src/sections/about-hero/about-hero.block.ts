import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, optionalGroup } from '../../blocks/composed.ts';
import { linedHeading } from '../../blocks/poster.ts';
import { figure, line, passage } from '../../blocks/text.ts';
import type { AboutHeroProps } from './about-hero.tsx';

export const aboutHeroBlock = block<AboutHeroProps>({
  name: 'about-hero',
  label: 'Hero with a tower',
  group: 'openings',
  help: 'A building, cut open, beside the heading.',
  synonyms: 'hero, header, banner, masthead, intro, illustration, image, headline',
  headingLevel: 1,
  frame: 'own',
  fields: {
    heading: linedHeading(),
    note: group(
      { label: 'Note' },
      { name: line({ label: 'Name', most: 60 }), text: passage({ label: 'Text', most: 200 }) },
    ),
    tower: picture({ label: 'Tower', help: 'Upright, about 9 × 20.' }),
    linePicture: optionalGroup(
      { label: 'Beside a short line', help: 'Desktop only.' },
      {
        line: figure({ label: 'Which line', help: 'The first is 0.', from: 0, to: 9 }),
        picture: picture({ label: 'Picture' }),
      },
    ),
  },
});
