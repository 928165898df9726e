import { block } from '../../blocks/block.ts';
import { link } from '../../blocks/composed.ts';
import { mascot } from '../../blocks/looks.ts';
import { posterLines } from '../../blocks/poster.ts';
import { flag, line, passage } from '../../blocks/text.ts';
import type { ColourCtaProps } from './colour-cta.tsx';

export const colourCtaBlock = block<ColourCtaProps>({
  name: 'colour-cta',
  label: 'Call to action',
  group: 'words',
  help: 'A loud title, a sentence and a button, to send visitors on.',
  synonyms: 'call to action, cta, button, banner, link, contact',
  fields: {
    title: line({ label: 'Title', most: 40 }),
    titleLines: posterLines(),
    statement: passage({ label: 'Statement', most: 200 }),
    text: passage({ label: 'Text', most: 600 }),
    button: link({ label: 'Button' }),
    shutter: flag({ label: 'Shutter effect', help: 'A shop’s shutter above the title, half rolled up.' }),
    mascot: mascot('On the title.'),
  },
});
