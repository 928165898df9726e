import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, mapped, rows } from '../../blocks/composed.ts';
import type { Fields } from '../../blocks/field-type.ts';
import { posterLines } from '../../blocks/poster.ts';
import { choice, line, lines, money, optional, passage } from '../../blocks/text.ts';
import { formatMoney } from '../../config/brand/money.ts';
import type { PricingCard } from './pricing-card.ts';
import type { PricingCardsProps } from './pricing-cards.tsx';

const amount = mapped<PricingCard['amount'], { from: number; to?: number }>(
  group<{ from: number; to?: number }>(
    { label: 'Amount', help: 'What the looks draw to scale: the price, or both ends of its range.' },
    { from: money({ label: 'Price, or least' }), to: optional(money({ label: 'Most' })) },
  ),
  ({ from, to }) => (to === undefined ? [from] : [from, to]),
  ([from, to]) => (to === undefined ? { from } : { from, to }),
);

/** Fields of a plan, shared by the sections that show plans. */
export const pricingCardFields: Fields<PricingCard> = {
  title: line({ label: 'Name', most: 40 }),
  price: line({ label: 'Price', help: `${formatMoney(150_000)}, or a range: ${formatMoney(8000)}–12,000.`, most: 30 }),
  subprice: line({ label: 'What the price is', help: `Start from; or ${formatMoney(1350)} an hour.`, most: 40 }),
  amount,
  picture: optional(picture({ label: 'Picture', help: 'Two of the looks draw their own.' })),
  text: optional(passage({ label: 'What one gets', most: 300 })),
  tags: optional(lines({ label: 'Facts', least: 0, most: 8 })),
  bottomtext: optional(line({ label: 'Below', help: 'Launch in 2 months.', most: 60 })),
  flag: optional(line({ label: 'Flag', help: 'Most popular.', most: 24 })),
  plan: line({ label: 'Plan', help: 'Its name in the address of the contact form.', most: 60 }),
};

export const pricingCardsBlock = block<PricingCardsProps>({
  name: 'pricing-cards',
  label: 'Plans',
  group: 'prices',
  help: 'Plans side by side, in one of four looks.',
  synonyms: 'pricing, prices, packages, table, tiers, subscription, comparison, cost',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'Plans and prices' }),
    headingLines: posterLines(),
    voice: optional(
      choice({
        label: 'Size of the heading',
        look: 'voice',
        options: { poster: 'Large', statement: 'Normal', hidden: 'Hidden (screen readers)' },
      }),
    ),
    variant: optional(
      choice({
        label: 'Look',
        look: 'plans',
        options: {
          plain: 'Columns',
          depths: 'Deeper as the price grows',
          scale: 'Ranges on a scale',
          blocks: 'Towers of hours',
        },
      }),
    ),
    cards: rows({ label: 'Plans', one: 'Plan', least: 2, most: 5 }, pricingCardFields),
    note: optional(passage({ label: 'Terms for all of them', most: 300 })),
  },
});
