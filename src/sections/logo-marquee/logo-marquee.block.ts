import { marks } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { line, name } from '../../blocks/text.ts';
import type { LogoMarqueeProps } from './logo-marquee.tsx';

export const logoMarqueeBlock = block<LogoMarqueeProps>({
  name: 'logo-marquee',
  label: 'Moving logos',
  group: 'proof',
  help: 'One row of the logos of clients or partners, moving until a visitor stops it.',
  synonyms: 'logos, clients, brands, partners, customers, carousel, slider, ticker',
  headingLevel: 'none',
  fields: {
    name: name({ label: 'Name', help: 'One word that no other marquee of the page has.', most: 20, start: 'partners' }),
    label: line({ label: 'What they are', help: 'For screen readers only.', most: 60 }),
    marks: marks({ label: 'Logos', most: 30 }),
  },
});
