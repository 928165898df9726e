import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { button, optionalGroup } from '../../blocks/composed.ts';
import { isStored } from '../../blocks/field-type.ts';
import { maskShape } from '../../blocks/looks.ts';
import { posterLines } from '../../blocks/poster.ts';
import { choice, flag, line, lines, optional, paragraphs } from '../../blocks/text.ts';
import type { PictureRow } from './info-row.tsx';
import type { StruckWordsProps } from './struck-words.tsx';

/** Props with either a picture or struck-out words. */
export type InfoRowBlockProps = Omit<PictureRow, 'picture' | 'struck' | 'text'> & {
  readonly text: string | readonly string[];
  readonly picture?: PictureRow['picture'];
  readonly struck?: StruckWordsProps;
};

const isFilled = (part: unknown, needed: string): boolean => isStored(part) && Boolean(part[needed]);

export const infoRowBlock = block<InfoRowBlockProps>({
  name: 'info-row',
  label: 'Picture and words',
  group: 'words',
  help: 'A picture or crossed-out words, and beside it what it means.',
  synonyms: 'image, photo, text, media, side by side, feature',
  fields: {
    title: line({ label: 'Title', most: 90 }),
    text: paragraphs({ label: 'Text' }),
    picture: optional(picture({ label: 'Picture' })),
    struck: optionalGroup(
      {
        label: 'Crossed-out words',
        help: 'Instead of a picture: words that are crossed out, and the one that is kept.',
      },
      { out: lines({ label: 'Crossed out', most: 6, letters: 40 }), kept: line({ label: 'Kept word', most: 40 }) },
    ),
    side: optional(choice({ label: 'Side of the picture', look: 'side', options: { left: 'Left', right: 'Right' } })),
    button: button(),
    voice: optional(choice({ label: 'Size', look: 'voice', options: { statement: 'Normal', poster: 'Large' } })),
    titleLines: posterLines(),
    icon: optional(maskShape({ label: 'Picture mask', help: 'For the size “Large”.' })),
    split: optional(
      choice({
        label: 'Width of the picture',
        look: 'room',
        options: { half: 'Half', wide: 'Wide', narrow: 'Narrow', band: 'From edge to edge, over the words' },
      }),
    ),
    whole: flag({ label: 'Show the whole picture', help: 'On the section’s background, at its foot.' }),
  },
  issueOf: ({ picture: shown, struck }) =>
    isFilled(shown, 'image') || isFilled(struck, 'kept')
      ? undefined
      : { field: 'picture.image', message: 'Choose a picture, or fill in crossed-out words.', waitsFor: 'Picture' },
  // An example has one of the two; without either, there is nothing to show.
  example: ({ picture: shown, struck, ...stored }, filling) =>
    struck && filling.one([true, false])
      ? { ...stored, struck }
      : { ...stored, picture: shown ?? { image: filling.picture() } },
});
