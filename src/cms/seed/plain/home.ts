import { brand } from '../../../config/brand/facts.ts';
import type { BrandPage } from '../../../sections/brand-page.ts';

export const home: BrandPage = {
  path: '/',
  title: `{name} – ${brand.line}`,
  description: `{name} has a new website. Its first pages are being written; a message reaches us today, and one of us reads it.`,
  ground: 'paper',
  sections: [
    {
      block: 'hero',
      props: {
        heading: {
          text: 'This site is new',
          wide: [
            { text: 'THIS SITE', cap: 17 },
            { text: 'IS NEW', cap: 25 },
          ],
          narrow: [
            { text: 'THIS', cap: 32 },
            { text: 'SITE IS', cap: 25 },
            { text: 'NEW', cap: 42 },
          ],
        },
        water: 'accent3',
        shapes: [{ shape: 'disc', ink: 'accent4', place: 'large' }],
        note: { icon: 't', name: 'New', text: 'The first pages are being written. Come back soon.' },
      },
    },
    {
      block: 'statement',
      props: {
        ground: 'accent3',
        statement: 'There is little to read here yet, and a person to talk to.',
        paragraph:
          'While {name} writes its first pages, the quickest way to us is a message. Three lines are enough: what you need, by when, and where to reach you.',
        onward: { href: '/contact-us', label: 'Write to us' },
      },
    },
    {
      block: 'growing-list',
      frame: {
        ground: 'accent5',
        header: { icon: 't-inverted', label: 'Contact', name: 'A message', note: 'From your desk to ours, in three.' },
      },
      props: {
        heading: 'What happens to a message',
        items: [
          { title: 'You write', text: 'In your own words, with a file if there is one. Nothing else is asked of you.' },
          {
            title: 'We read it',
            text: 'One of us does, and gives it to the colleague who knows most about what you ask.',
          },
          { title: 'We answer', text: 'By email or by telephone, whichever you left us.' },
        ],
      },
    },
  ],
};
