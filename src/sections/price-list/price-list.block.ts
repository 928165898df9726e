import { block } from '../../blocks/block.ts';
import { line, passage } from '../../blocks/text.ts';
import type { PriceListProps } from './price-list.tsx';

/** The prices come from the navigation. */
export const priceListBlock = block<Omit<PriceListProps, 'prices' | 'level'>>({
  name: 'price-list',
  label: 'Prices',
  group: 'prices',
  help: 'What each service costs, or how long it takes, from the list in Navigation.',
  synonyms: 'pricing, price list, table, costs, fees, rates, duration',
  headingLevel: 3,
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'What it costs' }),
    text: passage({ label: 'Text', most: 240, start: 'What each of our services costs, or how long it takes.' }),
  },
});
