import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { posterLines } from '../../blocks/poster.ts';
import { line, lines, optional, passage } from '../../blocks/text.ts';
import type { CostComparisonProps } from './cost-comparison.tsx';

export const costComparisonBlock = block<CostComparisonProps>({
  name: 'cost-comparison',
  label: 'Cost comparison',
  group: 'prices',
  help: 'What a platform charges, and what we do.',
  synonyms: 'comparison, compare, pricing, costs, table, versus, invoice',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    headingLines: posterLines(),
    plans: rows<CostComparisonProps['plans'][number]>(
      { label: 'Plans of the platform', one: 'Plan', least: 2, most: 6 },
      {
        name: line({ label: 'Name', most: 40 }),
        price: line({ label: 'Price', most: 20 }),
        unit: line({ label: 'Unit', most: 40 }),
        line: line({ label: 'Line', most: 140 }),
        facts: lines({ label: 'Facts', most: 8 }),
        flag: optional(line({ label: 'Flag', most: 24 })),
      },
    ),
    between: passage({ label: 'Between the two', most: 300 }),
    ours: rows(
      { label: 'Ours', one: 'Line', least: 1, most: 8 },
      { label: line({ label: 'What', most: 140 }), amount: line({ label: 'How much', most: 40 }) },
    ),
  },
});
