import type { Words } from '../../src/content/words.ts';

/** What the list of articles opens with. */
export const opening = {
  heading: {
    text: 'Insights',
    wide: [{ text: 'Insights', cap: 15.5 }],
    narrow: [{ text: 'Insights', cap: 21.8 }],
  },
  lead: 'Notes for people who run a business in Hong Kong and have a website to look after. Issued when we have something to say.',
} as const;

export const insights: Words['insights'] = {
  empty: {
    statement: (category) => `Nothing issued ${category ? `under ${category}` : 'here'} yet.`,
    text: (category) =>
      category
        ? 'We write when we have something to say. The other notes are one link away.'
        : 'We write when we have something to say. Until then, ask us what you would have looked up.',
  },
  describe: (page, category) =>
    `${page > 1 ? `Page ${page} of our notes` : 'Notes'} on ${category ? category.toLowerCase() : 'websites, shops and search'} for people who run a business in Hong Kong and have a website to look after.`,
  ending: `A note by {name} for businesses in Hong Kong.`,
  description: 'Notes for people who run a business in Hong Kong and have a website to look after.',
};
