import type { BrandPage } from '../../../src/sections/brand-page.ts';

export const home: BrandPage = {
  path: '/',
  title: '{name}',
  description:
    'What {name} does, for whom and where, in one or two sentences that a visitor of a search engine understands at once.',
  ground: 'paper',
  sections: [
    { block: 'hero', props: { heading: { text: 'What you do' } } },
    {
      block: 'statement',
      props: {
        ground: 'paper2',
        statement: 'One sentence about what a client gains.',
        paragraph: 'A paragraph about who you are, how long you have done this, and for whom.',
        onward: { href: '/contact-us', label: 'Contact us' },
      },
    },
    {
      block: 'statement',
      props: {
        ground: 'paper',
        statement: 'First service, from {first-price}.',
        paragraph: 'One sentence about the first service.',
        onward: { href: '/services/first-service', label: 'First service' },
      },
    },
    {
      block: 'statement',
      props: {
        ground: 'paper2',
        statement: 'Second service, from {second-price}.',
        paragraph: 'One sentence about the second service.',
        onward: { href: '/services/second-service', label: 'Second service' },
      },
    },
  ],
};
