import { block } from '../../blocks/block.ts';
import { group, rows } from '../../blocks/composed.ts';
import { figure, line, money, passage } from '../../blocks/text.ts';
import type { PriceHelperProps } from './price-helper.tsx';

export const priceHelperBlock = block<PriceHelperProps>({
  name: 'price-helper',
  label: 'Price helper',
  group: 'prices',
  help: 'A slider of hours a month, and the plan that costs least for them.',
  synonyms: 'pricing, calculator, estimate, quote, cost, slider',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'What would it cost?' }),
    text: passage({ label: 'Text', most: 400, start: 'Choose the hours that you need in a month.' }),
    hours: figure({ label: 'Hours at first', from: 1, to: 200, start: 30 }),
    note: passage({ label: 'Note', most: 300 }),
    prices: group<PriceHelperProps['prices']>(
      { label: 'Prices' },
      {
        plans: rows(
          { label: 'Plans', one: 'Plan', least: 1, most: 6 },
          { hours: figure({ label: 'Hours', from: 1, to: 1000 }), price: money({ label: 'Price' }) },
        ),
        hourly: money({ label: 'One single hour' }),
      },
    ),
    single: line({ label: 'What single hours are called', most: 20, start: 'Single hours' }),
  },
});
