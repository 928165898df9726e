import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { ground } from '../../blocks/looks.ts';
import { line, passage } from '../../blocks/text.ts';
import type { InfoCardsProps } from './info-cards.tsx';

export const infoCardsBlock = block<InfoCardsProps>({
  name: 'info-cards',
  label: 'Six cards',
  group: 'words',
  help: 'Six cards of words that stack while the page scrolls.',
  synonyms: 'features, benefits, tiles, boxes, scroll',
  fields: {
    heading: line({ label: 'Hidden heading (screen readers)', help: 'The section header shows it.', most: 90 }),
    cards: rows(
      { label: 'Cards', one: 'Card', least: 6, most: 6 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 400 }),
        picture: picture({ label: 'Picture', help: 'On a background in the card’s own colour.' }),
        ground: ground(),
      },
    ),
  },
});
