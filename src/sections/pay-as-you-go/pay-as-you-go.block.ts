import { block } from '../../blocks/block.ts';
import { link } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { PayAsYouGoProps } from './pay-as-you-go.tsx';

export const payAsYouGoBlock = block<Omit<PayAsYouGoProps, 'level'>>({
  name: 'pay-as-you-go',
  label: 'One price',
  group: 'prices',
  help: 'One price as wide as its column, and its terms.',
  synonyms: 'pricing, cost, fee, rate, offer, hourly',
  headingLevel: 3,
  fields: {
    title: line({ label: 'Title', most: 60 }),
    price: line({ label: 'Price', most: 20 }),
    statement: passage({ label: 'Statement', most: 200 }),
    terms: passage({ label: 'Terms', most: 300 }),
    button: link({ label: 'Button' }),
  },
});
