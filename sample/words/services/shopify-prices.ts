import { ecommercePlans, shopify } from '../fact-tokens.ts';

const [basic, standard, advanced, plus] = shopify.platformPlans;
const unit = 'US dollars a month, as quoted in 2022';

/** What a store costs: the platform's bill, and ours. The figures are quoted; the rest is sample content. */
export const prices = {
  heading: 'TWO BILLS, ONE SHOP',
  headingLines: {
    wide: [{ text: 'TWO BILLS, ONE SHOP', cap: 8.6 }],
    narrow: [
      { text: 'TWO BILLS,', cap: 20 },
      { text: 'ONE SHOP', cap: 23 },
    ],
  },
  plans: [
    {
      name: 'Basic',
      price: basic,
      unit,
      line: 'One person, one shelf.',
      facts: [shopify.trial, 'For your first hundred orders'],
    },
    {
      name: 'Shopify',
      price: standard,
      unit,
      line: 'A team and a stockroom.',
      facts: [shopify.trial, 'Accounts for a small team'],
      flag: 'Where most start',
    },
    {
      name: 'Advanced',
      price: advanced,
      unit,
      line: 'Several markets at once.',
      facts: [shopify.trial, 'Duties shown at the checkout'],
    },
    {
      name: 'Plus',
      price: plus,
      unit,
      line: 'Queues round the block.',
      facts: ['A checkout that can be changed', 'Several shops, one roof'],
    },
  ],
  between: `${shopify.discounts.annual} and ${shopify.discounts.biennial} payment. That is Shopify’s bill, and it goes to you. Ours is simpler, and it comes once:`,
  ours: [
    {
      label: `A store, designed and built, from signing to ${ecommercePlans[0].launch}`,
      amount: ecommercePlans[0].price,
    },
    { label: 'A complex store: several markets, trade prices, an old system to talk to', amount: shopify.complexStore },
  ],
};
