import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line } from '../../blocks/text.ts';
import type { Picture } from '../../shared/picture.ts';

export interface ChosenWork {
  readonly slug: string;
  readonly title: string;
  readonly subject: string;
  readonly services: string;
  readonly picture: Picture;
}

export const chosenWorkBlock = block<{ readonly works: readonly ChosenWork[] }>({
  name: 'chosen-work',
  label: 'Chosen work',
  group: 'work',
  help: 'Cases in the grid of the list of work, with words of this page.',
  fields: {
    works: rows(
      { label: 'Works', one: 'Work', least: 2, most: 10 },
      {
        slug: line({ label: 'Case', help: 'The end of its address: /work/…', most: 100 }),
        title: line({ label: 'Title', most: 60 }),
        subject: line({ label: 'What they do', most: 60 }),
        services: line({ label: 'Line', most: 140 }),
        picture: picture({ label: 'Picture' }),
      },
    ),
  },
});
