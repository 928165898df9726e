import { pictureList } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { address, group } from '../../blocks/composed.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line, paragraphs } from '../../blocks/text.ts';
import type { PhoneScreensProps } from './phone-screens.tsx';

export type PhoneScreensBlockProps = Omit<PhoneScreensProps, 'text'> & { readonly text: string | readonly string[] };

export const phoneScreensBlock = block<PhoneScreensBlockProps>({
  name: 'phone-screens',
  label: 'Phones',
  group: 'work',
  help: 'Three screens of telephones; the last one may run off the page.',
  synonyms: 'mobile, screens, screenshots, app, images',
  fields: {
    title: line({ label: 'Title', most: 60 }),
    titleLines: posterLines(),
    text: paragraphs({ label: 'Text' }),
    button: group({ label: 'Button' }, { text: line({ label: 'Button text', most: 60 }), link: address() }),
    pictures: pictureList({ label: 'Screens', least: 2, most: 4 }),
  },
});
