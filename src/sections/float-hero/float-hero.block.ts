import { pictureList } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { behindLetters, ground, ink, note, waterOnPaper } from '../../blocks/looks.ts';
import { linedHeading } from '../../blocks/poster.ts';
import { figure, line, optional } from '../../blocks/text.ts';
import type { Ground } from '../../lib/media/colours.ts';
import type { FloatHeroProps } from './float-hero.tsx';

export const floatHeroBlock = block<Omit<FloatHeroProps, 'disc'> & { readonly disc?: Ground }>({
  name: 'float-hero',
  label: 'Hero with floating pictures',
  group: 'openings',
  help: 'Three pictures float on the water below one word.',
  synonyms: 'hero, header, banner, masthead, images, photos, headline',
  headingLevel: 1,
  frame: 'own',
  fields: {
    heading: linedHeading(),
    line: line({ label: 'Line', most: 120 }),
    water: ground({ label: 'Water colour' }, 'accent3'),
    pictures: pictureList({ label: 'Pictures', least: 3, most: 3 }),
    note: note(),
    disc: optional(ink({ label: 'Disc', help: 'Behind the heading: it must carry its letters.' })),
    counter: figure({
      label: 'Counter',
      help: 'Starts here, and drops with each picture that has arrived.',
      from: 1,
      to: 9,
      start: 3,
    }),
  },
  example: (stored, filling) => ({
    ...stored,
    water: waterOnPaper(filling),
    ...(stored.disc ? { disc: behindLetters(filling) } : {}),
  }),
});
