import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { passage } from '../../blocks/text.ts';
import type { PictureRevealProps } from './picture-reveal.tsx';

export const pictureRevealBlock = block<PictureRevealProps>({
  name: 'picture-reveal',
  label: 'Picture reveal',
  group: 'extra',
  help: 'One picture that opens to its full size as it is reached, and a sentence.',
  synonyms: 'reveal, image, photo, full-bleed, scroll',
  headingLevel: 'none',
  fields: { picture: picture({ label: 'Picture' }), statement: passage({ label: 'Statement', most: 200 }) },
});
