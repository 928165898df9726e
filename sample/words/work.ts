import type { Words } from '../../src/content/words.ts';

/** What the list of work opens with. */
export const opening = {
  heading: {
    text: 'Our sites still standing',
    wide: [
      { text: 'OUR SITES', cap: 14, share: 0.62 },
      { text: 'STILL STANDING', cap: 9 },
    ],
    narrow: [
      { text: 'OUR SITES', cap: 19 },
      { text: 'STILL', cap: 31 },
      { text: 'STANDING', cap: 19 },
    ],
  },
  note: { icon: 'triangle', name: 'Work', text: 'Each client with its own weather.' },
} as const;

/** Name of the list in its title. */
export const listName = 'Work: websites we designed and built';

export const work: Words['work'] = {
  empty: {
    ofType: (type) => ({
      statement: `Nothing to show for ${type.toLowerCase()} yet.`,
      text: 'The other cases are one link away.',
    }),
    atAll: {
      statement: 'The sites are being photographed.',
      text: 'Write to us, and we show you the ones that fit your job.',
    },
  },
  describe: (page, type, name) => {
    const opening = page > 1 ? `Page ${page} of the websites` : 'Websites';
    return type
      ? `${opening} and shops that ${name} designed and built in Hong Kong for clients in ${type.toLowerCase()}, each with its problem and result.`
      : `${opening} and shops that ${name} designed and built in Hong Kong, from carpets to kayaks, each with its problem, decision and result.`;
  },
  fallback: `a website by {name}`,
  ending: `A case study by {name}, a web design and development agency in Hong Kong.`,
};
